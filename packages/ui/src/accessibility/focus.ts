/** Focuses an element when it mounts, as its `ref`. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();

/**
 * Runs a function two frames later, after other code has moved the focus: menus and dialogs return it one frame after
 * they close.
 */
export function afterTwoFrames(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
