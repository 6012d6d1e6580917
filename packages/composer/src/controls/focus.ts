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
