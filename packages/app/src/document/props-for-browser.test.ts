import { expect, test } from 'vitest';
import { pagePropsFixture } from '../testing/page-props.ts';
import { propsForBrowser } from './props-for-browser.ts';

const section = (slug: string) => ({
  id: `${slug}__1`,
  slug,
  linkId: '1',
  data: { title: slug },
  settings: { anchor: slug },
});
const linked = { ...section('contact'), links: ['title'] };

test('the document omits the data of sections that never hydrate and keeps the data of all others', () => {
  const props = {
    ...pagePropsFixture,
    page: { slug: 'x', title: 'X', sections: [{ ...section('pricing'), links: ['title'] }, linked] },
  };
  expect(propsForBrowser(props)).toEqual({
    ...props,
    page: { slug: 'x', title: 'X', sections: [{ ...section('pricing'), data: {} }, section('contact')] },
  });
});

test('a screen without sections keeps its props unchanged', () => {
  const screen = { ...pagePropsFixture, page: null };
  expect(propsForBrowser(screen)).toBe(screen);
});
