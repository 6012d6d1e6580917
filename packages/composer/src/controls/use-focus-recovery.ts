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
  // A notification must not receive the focus here.
  element.closest('[inert], [data-react-aria-top-layer]') === null &&
  element.checkVisibility();

/** Returns the usable controls of an element, including itself. */
function controlsIn(node: Node | null): HTMLElement[] {
  if (!(node instanceof Element) || !node.isConnected) return [];
  return [node, ...node.querySelectorAll(controls)].filter((each) => each.matches(controls)).filter(usable);
}

/** Returns the control nearest to a removed element: after it, before it, or around it. */
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

/** Runs a function two frames later, after other code has moved the focus. */
export function afterTwoFrames(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

/** Focuses an element if nothing has the focus two frames later. */
export function focusIfLost(find: () => Element | null): void {
  afterTwoFrames(() => {
    const element = document.activeElement === document.body ? find() : null;
    if (element instanceof HTMLElement) element.focus();
  });
}

/**
 * Restores the focus when the focused element is removed, such as an item that deletes itself. The nearest remaining
 * control gets the focus. An element that only moved gets its focus back.
 */
export function useFocusRecovery(): void {
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
