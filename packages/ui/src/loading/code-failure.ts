/**
 * The window's event that reports whether code is missing that the page needs; its detail is a boolean. The page's
 * inline scripts show a message meanwhile. The window's `online` event makes every loader retry at once.
 */
export const codeFailure = 'codefailure';

declare global {
  interface WindowEventMap {
    [codeFailure]: CustomEvent<boolean>;
  }
}
