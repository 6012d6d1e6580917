import { typedFieldsIn } from '@kermesse/ui/typed-input';

/** The milliseconds that a redirect waits for sections. */
const longestWait = 8000;

const hasTypedSection = () =>
  Array.from(document.querySelectorAll('[data-section-id]:not([data-hydrated])')).some(
    (section) => typedFieldsIn(section).length > 0,
  );

/**
 * Resolves once every section with typed input has hydrated, so that its form can keep the input; at the latest after
 * {@link longestWait}.
 */
export function typedSectionsHydrated(): Promise<void> {
  if (!hasTypedSection()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    // A form has read the input by the next frame.
    const observer = new MutationObserver(() => hasTypedSection() || requestAnimationFrame(end));
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-hydrated'] });
    const timer = setTimeout(end, longestWait);
  });
}
