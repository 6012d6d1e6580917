import { audit, type Categories, type Form } from './audit.ts';
import type { Measured } from './compare.ts';

/** What is right or wrong about one page of the site. */
export interface PageCategories extends Categories {
  path: string;
  form: Form;
}

export interface PagesOptions {
  origin: string;
  paths: string[];
  chrome: string;
  say: (line: string) => void;
}

/** Accessibility, best practices and SEO of each page on a phone. Times are not looked at. */
export async function auditPages({ origin, paths, chrome, say }: PagesOptions): Promise<PageCategories[]> {
  const pages: PageCategories[] = [];
  for (const path of paths) {
    const { categories } = await audit(origin + path, { form: 'mobile', chrome, what: 'categories' });
    if (categories === undefined) continue;
    pages.push({ path, form: 'mobile', ...categories });
    say(`  ${path}: ${categories.accessibility} ${categories['best-practices']} ${categories.seo}`);
  }
  return pages;
}

/** The comparison's results for the home page. */
export const pagesOf = (measured: Measured[]): PageCategories[] =>
  measured.flatMap(({ variant, form, categories }) =>
    variant === 'site' && categories !== undefined ? [{ path: '/', form, ...categories }] : [],
  );
