import { sampleSeed } from '../../contract/seed/seed.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { resolveSite } from '../../mock/content/resolve-site.ts';
import { siteProps } from './site-props.ts';

export const sitePropsMock = mockOf(siteProps, {
  respond: ({ locale }, { content }) => resolveSite(content.site, locale),
  example: resolveSite(sampleSeed.site, 'fr'),
  invalid: { locale: 'unknown_choice' },
});
