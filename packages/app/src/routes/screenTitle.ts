import type { PageProps } from '@kermesse/api/page-props';
import type { i18n } from 'i18next';
import { routeOf } from './manifest.ts';

/** The title of a page that is no content page. */
export function screenTitle({ screen, locale }: PageProps, words: i18n): string {
  return routeOf(screen)?.title[locale] ?? words.t('notFound.title', { ns: 'app' });
}
