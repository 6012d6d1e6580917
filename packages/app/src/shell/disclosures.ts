const menuOf = (node: EventTarget | null) =>
  node instanceof Element ? node.closest<HTMLDetailsElement>('details[data-menu]') : null;
const openMenu = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]');

/**
 * Returns the index of the link that a key moves to; `at` is -1 on the summary. Returns undefined for keys that do not
 * move the focus.
 */
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

/** Closes the open menu if the event is outside it, or if a link was clicked. */
function closeOthers({ target, type }: Event): void {
  const menu = openMenu();
  if (menu === null) return;
  const inside = target instanceof Node && menu.contains(target);
  const followed = type === 'click' && target instanceof Element && target.closest('a') !== null;
  if (!inside || followed) menu.open = false;
}

/**
 * Adds keyboard and pointer behaviour to the header's menus, which are native disclosures (`details[data-menu]`). Arrow
 * keys, Home and End move the focus among the links, Escape closes a menu and returns the focus, a press or focus
 * outside closes it.
 */
export function enhanceMenus(signal?: AbortSignal): void {
  // In the capture phase: React stops the propagation of events in sections that it has not hydrated.
  const options = { capture: true, signal };
  document.addEventListener('keydown', onKey, options);
  for (const type of ['click', 'focusin']) document.addEventListener(type, closeOthers, options);
}
