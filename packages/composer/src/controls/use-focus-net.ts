import { useEffect } from 'react';

const controls = [
  'a[href]',
  'button',
  'input',
  'textarea',
  'select',
  'summary',
  '[contenteditable="true"]',
  '[tabindex]',
]
  .map((each) => `${each}:not(:disabled, [tabindex="-1"])`)
  .join();

const usable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  // A notification takes no focus by itself.
  element.closest('[inert], [data-react-aria-top-layer]') === null &&
  element.checkVisibility();

/** The controls of an element, itself among them. */
function controlsIn(node: Node | null): HTMLElement[] {
  if (!(node instanceof Element) || !node.isConnected) return [];
  return [node, ...node.querySelectorAll(controls)].filter((each) => each.matches(controls)).filter(usable);
}

/** The control nearest to where something was taken away: behind it, before it, or around it. */
function nearest({ nextSibling, previousSibling, target }: MutationRecord): HTMLElement | undefined {
  const beside = controlsIn(nextSibling)[0] ?? controlsIn(previousSibling).at(-1);
  if (beside !== undefined) return beside;
  let around = target instanceof Element && target.isConnected ? target : null;
  for (; around !== null && around !== document.body; around = around.parentElement) {
    const found = controlsIn(around)[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Runs something once whatever else wants the focus has had its turn. */
export function afterOthers(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

/** Gives something the focus if nothing has it once everybody has had their turn. */
export function focusIfLost(find: () => Element | null): void {
  afterOthers(() => {
    const element = document.activeElement === document.body ? find() : null;
    if (element instanceof HTMLElement) element.focus();
  });
}

/**
 * What has the focus may go as it is pressed: an item that removes itself, a copy that has been made. Then the focus goes
 * to the nearest control that is still there, and not to the top of the page; what was only moved has it back.
 */
export function useFocusNet(): void {
  useEffect(() => {
    let last: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined;
    };
    const observer = new MutationObserver((records) => {
      const focused = last;
      if (focused === undefined || document.activeElement !== document.body) return;
      const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(focused)));
      if (record === undefined) return;
      const there = focused.isConnected && usable(focused) ? focused : nearest(record);
      focusIfLost(() => there ?? null);
    });
    addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
