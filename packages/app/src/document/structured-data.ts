import type { AppPageProps } from '@kermesse/api/page-props';

/**
 * Returns the page's structured data for search engines (schema.org as JSON-LD): the organisation and its site. Called
 * on the server only. Values come from the site configuration; missing values are omitted.
 */
export function structuredData({ site, locale }: AppPageProps, origin: string): object {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    url: `${origin}/`,
    description: site.description || undefined,
    logo: site.logo && new URL(site.logo, origin).href,
    email: site.email,
    telephone: site.phone,
    address: site.address,
    sameAs: site.socials.length > 0 ? site.socials.map(({ url }) => url) : undefined,
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.name,
    url: `${origin}/`,
    inLanguage: locale,
    publisher: { '@id': organization['@id'] },
  };
  return { '@context': 'https://schema.org', '@graph': [organization, website] };
}
