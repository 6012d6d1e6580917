import { readdirSync } from 'node:fs';
import { importContent } from './servers/import-content.ts';

const folder = new URL('../packages/sections/src/sections/', import.meta.url);

/** The page with all sections, and the page with none. */
export const everyPage = '/bench-every';
export const emptyPage = '/bench-empty';

export interface Section {
  slug: string;
  pivot: { linkId: string };
  data: unknown;
}

async function typical(slug: string): Promise<Section> {
  const { examples } = (await import(new URL(`${slug}/examples.ts`, folder).href)) as {
    examples: { typical: { data: unknown } };
  };
  return { slug, pivot: { linkId: 'bench' }, data: examples.typical.data };
}

/** Loads the typical example of each section. */
export function typicalSections(): Promise<Section[]> {
  const slugs = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Promise.all(slugs.map(({ name }) => typical(name)));
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
  await importContent(data, { pages });
  return Object.fromEntries(sections.map(({ slug }) => [slug, `/bench-${slug}`]));
}
