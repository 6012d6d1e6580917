import type { AppPageProps } from '@kermesse/api/page-props';
import type { i18n as I18n } from 'i18next';
import { routeOf } from './manifest.ts';

/** Returns the title of a page without content sections, such as “My kits – My account”. */
export function screenTitle({ screen, screenProps, locale }: AppPageProps, i18n: I18n): string {
  const route = routeOf(screen);
  if (route === undefined) return i18n.t('notFound.title', { ns: 'app' });
  const title = route.title[locale];
  return route.part === undefined ? title : `${route.part(screenProps ?? {})[locale]} – ${title}`;
}
