/** The longest wait, in milliseconds. */
const longestWait = 8000;

/**
 * Waits until elements have hydrated, so that the app keeps what was typed into them before the page is left.
 * @param root the element that contains them
 * @param isHydrated whether they have the attribute `data-hydrated`
 * @returns true once they have read the input; false if they have not hydrated after 8 s
 */
export function untilHydrated(root: Element, isHydrated: () => boolean): Promise<boolean> {
  if (isHydrated()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (hydrated: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(hydrated);
    };
    // A form has read the input by the next frame.
    const observer = new MutationObserver(() => isHydrated() && requestAnimationFrame(() => end(true)));
    observer.observe(root, { subtree: true, attributeFilter: ['data-hydrated'] });
    const timer = setTimeout(() => end(false), longestWait);
  });
}
