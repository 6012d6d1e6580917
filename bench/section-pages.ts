import { everySection, importPages } from '../packages/app/e2e/support/content.ts';

/** The page with all sections, and the page with none. */
export const everyPage = '/bench-every';
export const emptyPage = '/bench-empty';

export interface Section {
  slug: string;
  pivot: { linkId: string };
  data: unknown;
}

/** Loads the typical example of each section. */
export async function typicalSections(): Promise<Section[]> {
  return (await everySection('bench')).map(({ slug, pivot, data }) => ({ slug, pivot, data }));
}

export const page = (slug: string, sections: Section[]) => ({ slug, title: { fr: slug, en: slug }, sections });

/**
 * Imports the pages to measure into a running site: one for each section, one with all, one empty.
 * @param data the data folder of the site
 * @returns the address of each section's page, by its slug
 */
export async function importSectionPages(data: string): Promise<Record<string, string>> {
  const sections = await typicalSections();
  const pages = [
    page('bench-empty', []),
    page('bench-every', sections),
    ...sections.map((section) => page(`bench-${section.slug}`, [section])),
  ];
  await importPages({ data }, pages);
  return Object.fromEntries(sections.map(({ slug }) => [slug, `/bench-${slug}`]));
}
