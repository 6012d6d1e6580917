import { checkPage, soundPage } from '@kermesse/sections/page';
import { fault, pathText, type Fault, type PathKey } from '@kermesse/sections/faults';
import { checkSite, soundSite } from '@kermesse/sections/site';
import { slugFault } from './slug.ts';

/** A configuration as stored: whatever keys it has. */
export type Configuration = Record<string, unknown>;

/** A page configuration that has a place of its own. */
export interface PageEntry {
  slug: string;
  configuration: Configuration;
}

/** What an import brings: the site configuration, if any, and pages. */
export interface Bundle {
  site?: Configuration;
  pages: PageEntry[];
}

/** A document after checking: every fault of it, and what of it is sound. */
export interface CheckedDocument {
  faults: Fault[];
  /** All of the document when there are no faults; otherwise what `--force` imports. */
  bundle: Bundle;
}

const isRecord = (value: unknown): value is Configuration =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const documentExpected = {
  fr: 'une page { slug, title, sections, … } ou un lot { site, pages }',
  en: 'a page { slug, title, sections, … } or a bundle { site, pages }',
};

function under(prefix: PathKey[], faults: Fault[]): Fault[] {
  return faults.map((each) => ({
    ...each,
    keys: [...prefix, ...each.keys],
    path: pathText([...prefix, ...each.keys]),
  }));
}

function checkPages(entries: unknown[], prefix: (index: number) => PathKey[]): { faults: Fault[]; pages: PageEntry[] } {
  const faults: Fault[] = [];
  const pages = new Map<string, PageEntry>();
  entries.forEach((entry, index) => {
    const at = prefix(index);
    const found = checkPage(entry);
    faults.push(...under(at, found));
    if (!isRecord(entry)) return;
    const { slug } = entry;
    const placeless = slugFault(slug);
    if (placeless !== undefined && !found.some(({ path }) => path === 'slug')) faults.push(...under(at, [placeless]));
    if (placeless !== undefined || typeof slug !== 'string') return;
    if (pages.has(slug)) {
      const expected = {
        fr: 'une adresse qui ne sert qu’une fois dans le lot',
        en: 'a slug that is used once in the bundle',
      };
      faults.push(fault([...at, 'slug'], expected, slug));
      return;
    }
    pages.set(slug, { slug, configuration: found.length === 0 ? entry : soundPage(entry) });
  });
  return { faults, pages: [...pages.values()] };
}

function checkBundle(document: Configuration): CheckedDocument {
  const faults = Object.keys(document)
    .filter((key) => key !== 'site' && key !== 'pages')
    .map((key) =>
      fault([key], { fr: 'site ou pages, rien d’autre', en: 'site or pages, nothing else' }, document[key]),
    );
  const bundle: Bundle = { pages: [] };
  const { site, pages = [] } = document;
  if (site !== undefined) {
    const found = checkSite(site);
    faults.push(...under(['site'], found));
    if (isRecord(site)) bundle.site = found.length === 0 ? site : soundSite(site);
  }
  if (Array.isArray(pages)) {
    const checked = checkPages(pages, (index) => ['pages', index]);
    faults.push(...checked.faults);
    bundle.pages = checked.pages;
  } else {
    faults.push(fault(['pages'], { fr: 'une liste de pages', en: 'a list of pages' }, pages));
  }
  return { faults, bundle };
}

/**
 * Checks what a content file holds: one page, or a bundle `{ site, pages }`. Never throws, whatever the document is.
 * Paths of faults count from the top of the document.
 */
export function checkDocument(document: unknown): CheckedDocument {
  if (!isRecord(document)) return { faults: [fault([], documentExpected, document)], bundle: { pages: [] } };
  const isPage = 'slug' in document || 'sections' in document;
  if (isPage) {
    const { faults, pages } = checkPages([document], () => []);
    return { faults, bundle: { pages } };
  }
  if (!('site' in document) && !('pages' in document)) {
    return { faults: [fault([], documentExpected, document)], bundle: { pages: [] } };
  }
  return checkBundle(document);
}
