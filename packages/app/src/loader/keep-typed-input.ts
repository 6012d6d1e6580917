import { identityFolder } from '@kermesse/api/schemas/pages/server-paths';
import { isPlainClick } from '@kermesse/ui/link-click';
import { typedFieldsIn } from '@kermesse/ui/typed-input';
import { markPending } from './presses/early.ts';

/** The milliseconds that a language switch waits for the app. */
const longestWait = 8000;

/**
 * Whether the page has something that a new document would lose: text that the visitor has typed into the screen's
 * form, or the result of a login with an identity provider.
 */
const isLostOnReload = (main: Element) =>
  typedFieldsIn(main).length > 0 || location.pathname.startsWith(`/${identityFolder}/`);

/**
 * Delays a language switch while the app loads, if a new document would lose something: the app keeps it.
 * After {@link longestWait} the browser follows the link.
 */
export function keepTypedInput(): void {
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]');
      const main = document.querySelector('main:not([data-hydrated])');
      if (!link || !main || !isPlainClick(event) || !isLostOnReload(main)) return;
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
