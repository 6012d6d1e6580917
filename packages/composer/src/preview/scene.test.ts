import { parseSite } from '@kermesse/sections/site';
import { defaultBrand } from '@kermesse/ui/theme';
import { expect, it } from 'vitest';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { artColorsOf } from './scene.ts';

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
