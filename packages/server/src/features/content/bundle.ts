import { isTooDeep, maxDepth } from '@kermesse/api/schemas/common/depth';
import { isRecord } from '@kermesse/api/schemas/common/record';
import { checkPage, repairPage } from '@kermesse/sections/page';
import { fault, isAdvice, pathText, type Fault, type PathKey } from '@kermesse/sections/faults';
import { checkSite, repairSite } from '@kermesse/sections/site';
import type { StoredRedirect } from './redirects.ts';
import { slugFault } from './slug.ts';

/** A configuration as stored. It may have any keys. */
export type Configuration = Record<string, unknown>;

/** A page configuration with its slug. */
export interface PageEntry {
  slug: string;
  configuration: Configuration;
}

/** The content of an import: pages, and the site configuration and redirects if there are any. */
export interface Bundle {
  site?: Configuration;
  pages: PageEntry[];
  /** Redirects from old addresses of pages; omitted if there are none. */
  redirects?: StoredRedirect[];
}

/** The result of checking a document: all its faults and its valid parts. */
export interface CheckedDocument {
  faults: Fault[];
  /** The whole document if it has no faults; otherwise the parts that `--force` imports. */
  bundle: Bundle;
}

const documentExpected = {
  fr: 'une page { slug, title, sections, … } ou un lot { site, pages, redirects }',
  en: 'a page { slug, title, sections, … } or a bundle { site, pages, redirects }',
};

const depthExpected = {
  fr: `au plus ${maxDepth} niveaux de listes et d’objets imbriqués`,
  en: `at most ${maxDepth} levels of nested lists and objects`,
};

const onceExpected = {
  fr: 'une adresse qui ne sert qu’une fois dans le lot',
  en: 'a slug that is used once in the bundle',
};

function under(prefix: PathKey[], faults: Fault[]): Fault[] {
  return faults.map((each) => ({
    ...each,
    keys: [...prefix, ...each.keys],
    path: pathText([...prefix, ...each.keys]),
  }));
}

interface CheckOptions {
  /** Whether the page keeps the address of an existing page. */
  addressKept?: boolean;
}

function checkPages(
  entries: unknown[],
  prefix: (index: number) => PathKey[],
  { addressKept = false }: CheckOptions = {},
): { faults: Fault[]; pages: PageEntry[] } {
  const faults: Fault[] = [];
  const pages = new Map<string, PageEntry>();
  entries.forEach((entry, index) => {
    const at = prefix(index);
    const pageFaults = checkPage(entry);
    faults.push(...under(at, pageFaults));
    if (!isRecord(entry)) return;
    const { slug } = entry;
    const addressFault = slugFault(slug, { kept: addressKept });
    if (addressFault !== undefined && !pageFaults.some(({ path }) => path === 'slug'))
      faults.push(...under(at, [addressFault]));
    if (addressFault !== undefined || typeof slug !== 'string') return;
    if (pages.has(slug)) {
      faults.push(fault([...at, 'slug'], onceExpected, slug));
      return;
    }
    pages.set(slug, { slug, configuration: pageFaults.every(isAdvice) ? entry : repairPage(entry) });
  });
  return { faults, pages: [...pages.values()] };
}

const redirectExpected = {
  fr: 'une ancienne adresse et celle d’une page : { slug, target }',
  en: 'an old address and that of a page: { slug, target }',
};

function checkRedirects(entries: unknown): { faults: Fault[]; redirects: StoredRedirect[] } {
  if (!Array.isArray(entries))
    return {
      faults: [fault(['redirects'], { fr: 'une liste de redirections', en: 'a list of redirects' }, entries)],
      redirects: [],
    };
  const faults: Fault[] = [];
  const redirects: StoredRedirect[] = [];
  entries.forEach((entry: unknown, index) => {
    const { slug, target } = isRecord(entry) ? entry : {};
    const valid =
      typeof slug === 'string' &&
      typeof target === 'string' &&
      slug !== target &&
      slugFault(slug) === undefined &&
      slugFault(target, { kept: true }) === undefined;
    if (!valid) faults.push(fault(['redirects', index], redirectExpected, entry));
    else if (redirects.some((other) => other.slug === slug))
      faults.push(fault(['redirects', index, 'slug'], onceExpected, slug));
    else redirects.push({ slug, target });
  });
  return { faults, redirects };
}

function checkBundle(document: Configuration): CheckedDocument {
  const faults = Object.keys(document)
    .filter((key) => key !== 'site' && key !== 'pages' && key !== 'redirects')
    .map((key) =>
      fault(
        [key],
        { fr: 'site, pages ou redirects, rien d’autre', en: 'site, pages or redirects, nothing else' },
        document[key],
      ),
    );
  const bundle: Bundle = { pages: [] };
  const { site, pages = [], redirects = [] } = document;
  if (site !== undefined) {
    const siteFaults = checkSite(site);
    faults.push(...under(['site'], siteFaults));
    if (isRecord(site)) bundle.site = siteFaults.every(isAdvice) ? site : repairSite(site);
  }
  if (Array.isArray(pages)) {
    const checked = checkPages(pages, (index) => ['pages', index]);
    faults.push(...checked.faults);
    bundle.pages = checked.pages;
  } else {
    faults.push(fault(['pages'], { fr: 'une liste de pages', en: 'a list of pages' }, pages));
  }
  const old = checkRedirects(redirects);
  faults.push(...old.faults);
  if (old.redirects.length > 0) bundle.redirects = old.redirects;
  return { faults, bundle };
}

/**
 * Validates the document of a content file: one page, or a bundle `{ site, pages, redirects }`. Never throws, whatever
 * the document is. Paths of faults start at the top of the document.
 */
export function checkDocument(document: unknown, options: CheckOptions = {}): CheckedDocument {
  if (!isRecord(document)) return { faults: [fault([], documentExpected, document)], bundle: { pages: [] } };
  if (isTooDeep(document)) return { faults: [fault([], depthExpected, document)], bundle: { pages: [] } };
  const isPage = 'slug' in document || 'sections' in document;
  if (isPage) {
    const { faults, pages } = checkPages([document], () => [], options);
    return { faults, bundle: { pages } };
  }
  if (!('site' in document) && !('pages' in document) && !('redirects' in document)) {
    return { faults: [fault([], documentExpected, document)], bundle: { pages: [] } };
  }
  return checkBundle(document);
}
