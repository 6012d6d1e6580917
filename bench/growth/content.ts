import { readFileSync } from 'node:fs';
import { page, typicalSections, type Section } from '../section-pages.ts';

/** The dimensions that grow, with the numbers to measure. */
export const growing = { sections: [10, 30, 100, 300], pages: [10, 100, 1000], 'menu items': [1, 10, 100] } as const;
export type Growing = keyof typeof growing;

const demoSite = new URL('../../packages/server/demo/site.json', import.meta.url);
/** The sections of a page while another dimension grows. */
const usual = ['hero-slider', 'free-content', 'pricing'];

/** Returns `count` sections: each kind in turn, repeated as needed. */
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

/**
 * Returns the content of a site for one step: its pages, of which the first is measured, and a configuration if the
 * menu grows.
 */
export async function contentOf(what: Growing, count: number): Promise<{ pages: { slug: string }[]; site?: object }> {
  const all = await typicalSections();
  const few = all.filter(({ slug }) => usual.includes(slug));
  if (what === 'sections') return { pages: [page('growth-1', repeated(all, count))] };
  if (what === 'menu items') return { pages: [page('growth-1', few)], site: siteWithMenu(count) };
  return { pages: Array.from({ length: count }, (_, place) => page(`growth-${place + 1}`, few)) };
}
