import { describe, expect, it } from 'vitest';
import { countLinksTo, withLinksTo } from './page-links.ts';

const page = {
  slug: 'a',
  title: '/tarifs',
  sections: [
    {
      data: {
        buttonLink: '/tarifs',
        text: {
          fr: '<p><a href="/tarifs#prix">Prix</a>, <a href="/tarifs-2">autre</a>, <a href="https://x.example/tarifs">x</a></p>',
        },
      },
    },
    { data: { slides: '[{"link":"/en/tarifs?a=b"},{"link":"/fr"}]' } },
  ],
  menus: [{ items: [{ path: ' /tarifs/' }, { path: '/' }] }],
};

describe('links to a moved page', () => {
  it('are updated in fields, menus, long texts and lists stored as JSON, keeping language, query and anchor', () => {
    expect(withLinksTo(page, 'tarifs', 'nos/prix')).toEqual({
      ...page,
      sections: [
        {
          data: {
            buttonLink: '/nos/prix',
            text: {
              fr: '<p><a href="/nos/prix#prix">Prix</a>, <a href="/tarifs-2">autre</a>, <a href="https://x.example/tarifs">x</a></p>',
            },
          },
        },
        { data: { slides: '[{"link":"/en/nos/prix?a=b"},{"link":"/fr"}]' } },
      ],
      menus: [{ items: [{ path: ' /nos/prix' }, { path: '/' }] }],
    });
  });

  it('are counted', () => {
    expect(countLinksTo(page, 'tarifs')).toBe(4);
    expect(countLinksTo(page, 'home')).toBe(2);
    expect(countLinksTo(page, 'elsewhere')).toBe(0);
  });

  it('leave a configuration without any as the same object', () => {
    expect(withLinksTo(page, 'elsewhere', 'x')).toBe(page);
  });

  it('are updated when the home page is the source or the target', () => {
    expect(withLinksTo({ link: '/fr/tarifs#a' }, 'tarifs', 'home')).toEqual({ link: '/fr/#a' });
    expect(
      withLinksTo({ a: { href: '/en/' }, b: { href: '/fr' }, c: { href: '#top' }, d: { href: '' } }, 'home', 'accueil'),
    ).toEqual({ a: { href: '/en/accueil' }, b: { href: '/fr/accueil' }, c: { href: '#top' }, d: { href: '' } });
  });
});
