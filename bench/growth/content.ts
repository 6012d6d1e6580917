import { readFileSync } from 'node:fs';
import { page, typicalSections, type Section } from '../section-pages.ts';

/** What grows, and to how many. */
export const growing = { sections: [10, 30, 100, 300], pages: [10, 100, 1000], 'menu items': [1, 10, 100] } as const;
export type Growing = keyof typeof growing;

const demoSite = new URL('../../packages/server/demo/site.json', import.meta.url);
/** The sections of a page while something else grows. */
const usual = ['hero-slider', 'free-content', 'pricing'];

/** As many sections as asked for: each kind in turn, from the beginning again when all have been used. */
function repeated(sections: Section[], count: number): Section[] {
  return Array.from({ length: count }, (_, place) => {
    const section = sections[place % sections.length] as Section;
    return { ...section, pivot: { linkId: `number-${place + 1}` } };
  });
}

function siteWithMenu(count: number): object {
  const site = JSON.parse(readFileSync(demoSite, 'utf8')) as { menus: { location: string }[] };
  const items = Array.from({ length: count }, (_, place) => ({
    id: 1000 + place,
    title: { fr: `Lien ${place + 1}`, en: `Link ${place + 1}` },
    path: `/growth-${place + 1}`,
    position: place,
    isActive: true,
    isVisible: true,
  }));
  const menus = site.menus.map((menu) => (menu.location === 'header' ? { ...menu, items } : menu));
  return { ...site, menus };
}

/** What a site holds for one step: its pages, of which the first is measured, and its configuration where that grows. */
export async function contentOf(what: Growing, count: number): Promise<{ pages: { slug: string }[]; site?: object }> {
  const all = await typicalSections();
  const few = all.filter(({ slug }) => usual.includes(slug));
  if (what === 'sections') return { pages: [page('growth-1', repeated(all, count))] };
  if (what === 'menu items') return { pages: [page('growth-1', few)], site: siteWithMenu(count) };
  return { pages: Array.from({ length: count }, (_, place) => page(`growth-${place + 1}`, few)) };
}
