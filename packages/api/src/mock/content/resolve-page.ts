import type { PageSeed } from '../../contract/seed/seed.ts';
import type { Locale } from '../../schemas/common/locale.ts';
import type { ResolvedPage, ResolvedSection } from '../../schemas/pages/page.ts';
import { translate } from './translate.ts';

/**
 * Resolves a page as the mock returns it: sections in order, without the disabled ones. Unlike the server, the mock
 * knows no sections, so it validates no data and leaves every text in all languages
 * (packages/api/docs/mock-api-differences.md).
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
