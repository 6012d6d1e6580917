import { operation } from '../../operation/operation.ts';

export type { BrandColors, MenuEntry, MenuGroup, SiteProps } from '../../schemas/pages/site.ts';
export type { ImageSource } from '../../schemas/pages/image.ts';
export type { Locale } from '../../schemas/common/locale.ts';
export type { AuthResult, PendingLink, ScreenProps } from '../../schemas/pages/screen.ts';
export type { AccountTab } from '../../schemas/account/account-tabs.ts';
export type { BuiltInScreen, ScreenName } from '../../schemas/pages/routes.ts';
export type { PageProps, ResolvedPage, ResolvedSection, SectionSettings } from '../../schemas/pages/page.ts';

/**
 * A page with all it needs, in one language: a content page, or the name of a screen that is built in. A path with
 * neither is no refusal: it answers 200 with `status: 404` inside, because the not-found page needs the site's menus as
 * well. At the old address of a page that was renamed it answers the page, whose `path` then is another one than was asked for. Asking for `/verify-email/{id}/{hash}` changes nothing: `auth-verify-email` verifies the address.
 */
export const pageProps = operation({
  name: 'page-props',
  method: 'GET',
  path: '/page-props',
  summary: 'A page by its path, with its sections resolved and the site around it, in one language.',
  errors: ['form/invalid_data'],
  auth: 'none',
  schemas: () => import('./page-props.schema.ts'),
});
