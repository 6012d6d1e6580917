import type { PageSeed } from '../../contract/seed/seed.ts';
import type { Locale } from '../../schemas/common/locale.ts';
import type { ResolvedPage, ResolvedSection } from '../../schemas/pages/page.ts';
import { translate } from './translate.ts';

/**
 * The page as the mock answers it: in order, less the disabled. Unlike the server it knows no sections, so it checks no
 * data and leaves every text in all its languages (docs/mock-api-differences.md).
 */
export function resolvePage(page: PageSeed, locale: Locale): ResolvedPage {
  const order = page.sectionsOrder ?? [];
  const disabled = new Set(page.sectionsDisabled ?? []);
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : Infinity);
  const sections = page.sections
    .map(({ slug, pivot: { linkId }, data, settings }): ResolvedSection => {
      const fields = typeof data === 'object' && data !== null ? { ...data } : {};
      return { id: `${slug}__${linkId}`, slug, linkId, data: fields, settings: settings ?? {} };
    })
    .filter(({ id }) => !disabled.has(id))
    .toSorted((a, b) => {
      const [first, second] = [place(a.id), place(b.id)];
      return first === second ? 0 : first - second;
    });
  const description = translate(page.description, locale);
  return {
    slug: page.slug,
    title: translate(page.title, locale) ?? page.slug,
    ...(description !== undefined && { description }),
    sections,
  };
}
