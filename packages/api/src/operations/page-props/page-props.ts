import { operation } from '../../operation/operation.ts';

export type { BrandColors, MenuItem, MenuGroup, SiteProps } from '../../schemas/pages/site.ts';
export type { ImageSource } from '../../schemas/pages/image.ts';
export type { Locale } from '../../schemas/common/locale.ts';
export type { AuthResult, PendingLink, ScreenProps } from '../../schemas/pages/screen.ts';
export type { AccountTab } from '../../schemas/account/account-tabs.ts';
export type { BuiltInScreen, ScreenName } from '../../schemas/pages/routes.ts';
export type { AppPageProps, ResolvedPage, ResolvedSection, SectionSettings } from '../../schemas/pages/page.ts';

/**
 * Returns the props of a page in one language: those of a content page, or the name of a built-in screen. An unknown
 * path is not an error: the response is 200 with `status: 404` inside, because the not-found page needs the site's
 * menus too. For the former address of a page, the response has that page, with its current address as `path`. A
 * request for `/verify-email/{id}/{hash}` changes nothing: `auth-verify-email` verifies the address.
 */
export const pageProps = operation({
  name: 'page-props',
  method: 'GET',
  path: '/page-props',
  summary: 'Get a page by its path, with its resolved sections and the site, in one language.',
  errors: ['form/invalid_data'],
  auth: 'none',
  schemas: () => import('./page-props.schema.ts'),
});
