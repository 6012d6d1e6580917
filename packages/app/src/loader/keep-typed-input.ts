import { isPlainClick } from '@kermesse/ui/link-click';
import { typedFieldsIn } from '@kermesse/ui/typed-input';
import { markPending } from './presses/early.ts';

/** The milliseconds that a language switch waits for the app. */
const longestWait = 8000;

/**
 * Delays a language switch while the app loads, if the visitor has typed into the screen's form: the app keeps the
 * input, the browser would discard it. After {@link longestWait} the browser follows the link.
 */
export function keepTypedInput(): void {
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]');
      const main = document.querySelector('main:not([data-hydrated])');
      if (!link || !main || !isPlainClick(event) || typedFieldsIn(main).length === 0) return;
      event.preventDefault();
      if (link.hasAttribute('data-pending')) return;
      markPending(link, true);
      const end = (follow: () => void) => {
        observer.disconnect();
        clearTimeout(timer);
        markPending(link, false);
        follow();
      };
      const observer = new MutationObserver(() => requestAnimationFrame(() => end(() => link.click())));
      observer.observe(main, { attributeFilter: ['data-hydrated'] });
      const timer = setTimeout(() => end(() => location.assign(link.href)), longestWait);
    },
    true,
  );
}
