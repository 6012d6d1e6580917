import { requestHydration } from '@kermesse/sections/hydrate';
import { typedFieldsIn } from '@kermesse/ui/typed-input';

/** The longest wait, in milliseconds. */
const longestWait = 8000;

/** Sections, and the content of a screen, before they have hydrated. The content of other pages is never marked. */
const unhydrated = '[data-section-id]:not([data-hydrated]), main:not([data-hydrated], :has([data-section-id]))';

/**
 * Returns the unhydrated parts of the page with typed input. It was typed while the code loads, or the browser restored
 * it with the page.
 */
const typedParts = () =>
  Array.from(document.querySelectorAll(unhydrated)).filter((part) => typedFieldsIn(part).length > 0);

/** Whether a part of the page has typed input that no form has read yet. */
export const hasUnreadInput = (): boolean => typedParts().length > 0;

/**
 * Hydrates every part of the page with typed input, and waits until its form has read it, so that it can keep it. Waits
 * for 8 s at most.
 */
export function typedInputRead(): Promise<void> {
  const parts = typedParts();
  if (parts.length === 0) return Promise.resolve();
  parts.forEach(requestHydration);
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    // A form has read the input by the next frame.
    const observer = new MutationObserver(() => hasUnreadInput() || requestAnimationFrame(end));
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-hydrated'] });
    const timer = setTimeout(end, longestWait);
  });
}
