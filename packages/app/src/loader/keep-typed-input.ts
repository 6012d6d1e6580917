import { identityFolder } from '@kermesse/api/schemas/pages/server-paths';
import { isPlainClick } from '@kermesse/ui/link-click';
import { typedFieldsIn } from '@kermesse/ui/typed-input';
import { untilHydrated } from '@kermesse/ui/until-hydrated';
import { markPending } from './presses/early.ts';

/**
 * Whether the page has something that a new document would lose: text that the visitor has typed into the screen's
 * form, or the result of a login with an identity provider.
 */
const isLostOnReload = (main: Element) =>
  typedFieldsIn(main).length > 0 || location.pathname.startsWith(`/${identityFolder}/`);

/**
 * Delays a language switch while the app loads, if a new document would lose something: the app keeps it.
 * If it does not load, the browser follows the link.
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
      void untilHydrated(main, () => main.hasAttribute('data-hydrated')).then((hydrated) => {
        markPending(link, false);
        if (hydrated) link.click();
        else location.assign(link.href);
      });
    },
    true,
  );
}
