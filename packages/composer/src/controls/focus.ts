import { afterTwoFrames } from '@kermesse/ui/focus';

/** Focuses an element if nothing has the focus two frames later. */
export function focusIfLost(find: () => Element | null): void {
  afterTwoFrames(() => {
    const element = document.activeElement === document.body ? find() : null;
    if (element instanceof HTMLElement) element.focus();
  });
}

/** Focuses the selected section in the list, or else the row of the page, if nothing has the focus two frames later. */
export const focusSelectedRowIfLost = (): void =>
  focusIfLost(
    () => document.querySelector('[role="row"][aria-selected="true"]') ?? document.querySelector('[data-page-row]'),
  );
