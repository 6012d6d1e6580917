import type { PageProps } from '@kermesse/api/page-props';
import type { i18n } from 'i18next';

/** The title of a page that is no content page. The words of the screens have to be there. */
export function screenTitle({ screen }: PageProps, words: i18n): string {
  if (screen === 'content' || screen === 'not-found') return words.t('notFound.title', { ns: 'app' });
  return words.t(`titles.${screen}`, { ns: 'screens' });
}
