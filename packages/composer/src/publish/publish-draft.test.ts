import { expect, it } from 'vitest';
import type { EditorClient } from '../server/editor-client.ts';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { publishDraft } from './publish-draft.ts';

it('the links in a draft that another window has locked stay unchanged', async () => {
  const release = Promise.withResolvers<undefined>();
  void navigator.locks.request('kermesse-composer page agenda', () => release.promise);
  const linking = (slug: string) => {
    const configuration = { slug, sections: [{ slug: 'hero-slider', data: { slides: [{ buttonLink: '/prices' }] } }] };
    return draftOf('page', configuration, { version: 1, configuration });
  };
  const prices = { slug: 'prices', title: 'Prices' };
  const store = createEditorStore(draftOf('page', prices, { version: 1, configuration: prices }));
  for (const slug of ['agenda', 'about']) store.open(linking(slug));
  store.show('page prices');
  store.applyCommand({ do: 'set', keys: ['slug'], value: 'our-prices' });
  const followed = ['agenda', 'about'].map((slug) => ({ kind: 'page', slug, version: 2 }));
  const server: EditorClient = { call: async () => ({ ok: true, data: { version: 2, followed } }) as never };
  await publishDraft(store, server, { over: 1, follow: true });
  release.resolve(undefined);
  const { drafts } = store.get();
  expect(drafts['page agenda']).toEqual(linking('agenda'));
  expect(drafts['page about']?.base.version).toBe(2);
  expect(JSON.stringify(drafts['page about']?.history.present)).toContain('/our-prices');
});
