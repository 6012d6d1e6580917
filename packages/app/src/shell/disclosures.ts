const menuOf = (node: EventTarget | null) =>
  node instanceof Element ? node.closest<HTMLDetailsElement>('details[data-menu]') : null;
const openMenu = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]');

/** Where an arrow leads from among so many links, the summary being -1; undefined for keys that lead nowhere. */
function step(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function onKey(event: KeyboardEvent): void {
  const menu = menuOf(event.target) ?? openMenu();
  if (menu === null) return;
  const summary = menu.querySelector('summary');
  if (event.key === 'Escape' && menu.open) {
    if (menu.contains(document.activeElement)) summary?.focus();
    menu.open = false;
    return;
  }
  if (!menu.contains(document.activeElement)) return;
  const links = [...menu.querySelectorAll('a')];
  const next = step(
    event.key,
    links.findIndex((link) => link === document.activeElement),
    links.length,
  );
  if (next === undefined) return;
  event.preventDefault();
  menu.open = true;
  links[next]?.focus();
}

/** Closes the open menu unless the event is its own; a link that was followed closes it too. */
function closeOthers({ target, type }: Event): void {
  const menu = openMenu();
  if (menu === null) return;
  const inside = target instanceof Node && menu.contains(target);
  const followed = type === 'click' && target instanceof Element && target.closest('a') !== null;
  if (!inside || followed) menu.open = false;
}

/**
 * The manners of the header's menus, which are native disclosures (`details[data-menu]`): arrows, Home and End move
 * among the links, Escape closes and gives the focus back, a press or the focus elsewhere closes.
 */
export function disclosures(signal?: AbortSignal): void {
  // Before React, which keeps what happens in a section that it has not hydrated from everybody after it.
  const options = { capture: true, signal };
  document.addEventListener('keydown', onKey, options);
  for (const type of ['click', 'focusin']) document.addEventListener(type, closeOthers, options);
}
