import { expect, it } from 'vitest';
import { pagePropsFixture } from '../testing/page-props.ts';
import { localiseLinks } from './localise-links.ts';

const data = {
  buttonLink: '/tarifs',
  image: { src: '/art/hero', alt: '' },
  text: '/not-a-link',
  slides: [{ link: '/a-propos#equipe' }, { link: 'https://elsewhere.example/' }],
  content: [{ element: 'a', attributes: { href: '/charte' }, children: ['/charte'] }],
};
const links = ['buttonLink', 'slides.0.link', 'slides.1.link', 'content.0.attributes.href'];
const section = { id: 'a__b', slug: 'a', linkId: 'b', data, settings: {}, links };
const props = { ...pagePropsFixture, page: pagePropsFixture.page && { ...pagePropsFixture.page, sections: [section] } };

it('adds the language of the address to every link of menus and sections, and changes nothing else', () => {
  const { page, site } = localiseLinks(props, '/en');
  expect(page?.sections[0]?.data).toEqual({
    buttonLink: '/en/tarifs',
    image: { src: '/art/hero', alt: '' },
    text: '/not-a-link',
    slides: [{ link: '/en/a-propos#equipe' }, { link: 'https://elsewhere.example/' }],
    content: [{ element: 'a', attributes: { href: '/en/charte' }, children: ['/charte'] }],
  });
  expect(site.menus.header[2]?.items?.map(({ href }) => href)).toEqual(['/en/charte', '/en/a-propos']);
  expect(site.menus.footer[0]?.items[0]?.href).toBe('/en/agenda');
});

it('returns the same props when the language is negotiated', () => {
  expect(localiseLinks(props, '')).toBe(props);
});
