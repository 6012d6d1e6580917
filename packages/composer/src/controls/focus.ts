import { afterTwoFrames } from '@kermesse/ui/focus';

/** Focuses an element if nothing has the focus two frames later. */
export function focusIfLost(find: () => Element | null): void {
  afterTwoFrames(() => {
    const element = document.activeElement === document.body ? find() : null;
    if (element instanceof HTMLElement) element.focus();
  });
}

/** Returns the selected row of the list of sections or of a menu. */
export const selectedRow = () => document.querySelector<HTMLElement>('[role="row"][aria-selected="true"]');

/**
 * Focuses the selected row, or else the row of the page, if a row or nothing has the focus two frames later. A key then
 * acts on the row that is selected.
 */
export const focusSelectedRow = (): void =>
  afterTwoFrames(() => {
    if (document.activeElement?.matches('body, [role="row"]') === true)
      (selectedRow() ?? document.querySelector<HTMLElement>('[data-page-row]'))?.focus();
  });
