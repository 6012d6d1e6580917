import { audit, type Categories, type Form, type Timing } from './audit.ts';
import type { Measured } from './compare.ts';

/** The scores of one page of the site. */
export interface PageCategories extends Categories {
  path: string;
  form: Form;
  timing: Timing;
}

export interface PagesOptions {
  origin: string;
  paths: string[];
  chrome: string;
  say: (line: string) => void;
}

/**
 * Audits each page once on a phone: the four scores, LCP, first paint and blocking time. With one run, times are
 * approximate.
 */
export async function auditPages({ origin, paths, chrome, say }: PagesOptions): Promise<PageCategories[]> {
  const pages: PageCategories[] = [];
  for (const path of paths) {
    const { categories, timing } = await audit(origin + path, { form: 'mobile', chrome, what: 'both' });
    if (categories === undefined) continue;
    pages.push({ path, form: 'mobile', timing, ...categories });
    const scores = [timing.score, categories.accessibility, categories['best-practices'], categories.seo];
    const { lcp, fcp, tbt } = timing;
    say(
      `  ${path}: ${scores.join(' ')}, LCP ${Math.round(lcp)} ms, first paint ${Math.round(fcp)} ms, blocking time ${Math.round(tbt)} ms`,
    );
  }
  return pages;
}

/** Returns the comparison's results for the home page. */
export const pagesOf = (measured: Measured[]): PageCategories[] =>
  measured.flatMap(({ variant, form, categories, timing }) =>
    variant === 'site' && categories !== undefined ? [{ path: '/', form, timing, ...categories }] : [],
  );
