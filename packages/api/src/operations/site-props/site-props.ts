import { operation } from '../../operation/operation.ts';

export type { BrandColors, MenuItem, MenuGroup, SiteProps } from '../../schemas/pages/site.ts';

/** Returns the data of the site that every page needs, in one language. */
export const siteProps = operation({
  name: 'site-props',
  method: 'GET',
  path: '/site-props',
  summary: 'Get the name, colours, contacts and menus of the site, in one language.',
  errors: ['form/invalid_data'],
  auth: 'none',
  schemas: () => import('./site-props.schema.ts'),
});
