import { parseSite } from '@kermesse/sections/site';
import { defaultBrand } from '@kermesse/ui/theme';
import { expect, it } from 'vitest';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { artColorsOf, editedItemOf, previewMessageOf, type WholeMessage } from './preview-message.ts';

const site = (primaryColor: string) => ({ name: 'Kermesse', appInformation: { primaryColor } });

it('illustrations have the published colours while the draft of the site has others', () => {
  const store = createEditorStore(draftOf('page', { slug: 'home', title: 'Home' }));
  expect(artColorsOf(store.get())).toBeUndefined();

  store.open(draftOf('site', site('#0b4f3a')));
  expect(artColorsOf(store.get())).toEqual(defaultBrand);

  const published = site('#5b1a2f');
  store.setBase('site', { version: 1, configuration: published });
  expect(artColorsOf(store.get())).toEqual(parseSite(published, 'fr').colors);
  expect(artColorsOf(store.get())).toBe(artColorsOf(store.get()));
});

it('the edited item is counted without the invalid items before it, which visitors do not see', () => {
  const slide = { title: 'A slide', image: '/art/hero' };
  const section = { slug: 'hero-slider', pivot: { linkId: 'main' }, data: { slides: [slide, { title: 3 }, slide] } };
  const store = createEditorStore(draftOf('page', { slug: 'home', title: 'Home', sections: [section] }));
  expect(editedItemOf(store.get())).toBeUndefined();
  for (const [index, shown] of [0, 1, 1].entries()) {
    store.setEditing(['sections', 0, 'data', 'slides', index, 'title']);
    expect(editedItemOf(store.get())).toBe(`["slides",${shown}]`);
  }
});

it('the frame scrolls to the selected section when it is selected and when it has moved', () => {
  const message: WholeMessage = {
    locale: 'fr',
    theme: 'light',
    site: null,
    order: ['a', 'b', 'c'],
    entries: {},
    showDiagnostics: true,
    selected: 'b',
  };
  const reveals = (next: Partial<WholeMessage>) => previewMessageOf({ ...message, ...next }, message).reveal;
  expect(previewMessageOf(message, undefined).reveal).toBe(true);
  expect(reveals({ theme: 'dark' })).toBe(false);
  expect(reveals({ selected: 'c' })).toBe(true);
  expect(reveals({ selected: undefined })).toBe(false);
  expect(reveals({ order: ['b', 'a', 'c'] })).toBe(true);
  expect(reveals({ order: ['a', 'b'] })).toBe(false);
});
