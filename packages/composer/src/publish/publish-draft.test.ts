import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moveVersions } from '../drafts/local-versions.ts';
import { parseDraft } from '../drafts/storage.ts';
import type { EditorClient } from '../server/editor-client.ts';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { publishDraft } from './publish-draft.ts';

vi.mock('../drafts/local-versions.ts', () => ({ moveVersions: vi.fn(() => Promise.resolve()) }));

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

it('a version whose response was lost with a reload is the editor’s own', async () => {
  const store = createEditorStore(draftOf('page', { slug: 'prices', title: 'First' }));
  const withoutResponse: EditorClient = { call: () => new Promise(() => undefined) };
  void publishDraft(store, withoutResponse, { over: 0, follow: true });
  const reloaded = createEditorStore(parseDraft(structuredClone(store.get().drafts['page prices'])));
  reloaded.applyCommand({ do: 'set', keys: ['title'], value: 'Second' });
  const bases: unknown[] = [];
  const server: EditorClient = {
    async call({ name }, ...[input]) {
      if (name === 'editor-document-get')
        return { ok: true, data: { version: 1, configuration: { slug: 'prices', title: 'First' } } } as never;
      const { base } = input as { base: number };
      bases.push(base);
      if (base === 1) return { ok: true, data: { version: 2 } } as never;
      return { ok: false, failure: { kind: 'refused', status: 409, code: 'editor/conflict' } } as never;
    },
  };
  const result = await publishDraft(reloaded, server, { over: 0, follow: true });
  expect(result.ok).toBe(true);
  expect(bases).toEqual([0, 1]);
  expect(reloaded.get().drafts['page prices']?.sent).toBeUndefined();
});

it.each([
  [{ kind: 'refused', status: 422, code: 'form/invalid_data' }, ['Lost']],
  [{ kind: 'refused', status: 503, code: 'server/unavailable' }, ['Lost', 'Next']],
  [{ kind: 'timeout' }, ['Lost', 'Next']],
])('what the server may have published is recorded after %o', async (failure, recorded) => {
  const first = { slug: 'prices', title: 'Lost' };
  const store = createEditorStore({ ...draftOf('page', first), sent: [first] });
  store.applyCommand({ do: 'set', keys: ['title'], value: 'Next' });
  const server: EditorClient = { call: async () => ({ ok: false, failure }) as never };
  await publishDraft(store, server, { over: 0, follow: true });
  expect(store.get().drafts['page prices']?.sent?.map(({ title }) => title)).toEqual(recorded);
});

describe('the versions that this browser has saved', () => {
  beforeEach(() => vi.mocked(moveVersions).mockClear());

  const published = draftOf('page', { slug: 'prices' }, { version: 1, configuration: { slug: 'prices' } });

  async function publishAt(slug: string, store = createEditorStore(published)): Promise<void> {
    const server: EditorClient = { call: async () => ({ ok: true, data: { version: 2 } }) as never };
    store.applyCommand({ do: 'set', keys: ['slug'], value: slug });
    await publishDraft(store, server, { over: 1, follow: true });
  }

  it('move with a page to its new address', async () => {
    await publishAt('our-prices');
    expect(vi.mocked(moveVersions).mock.calls).toEqual([['page prices', 'page our-prices']]);
  });

  it('move with a new page whose address changed before its first publication', async () => {
    await publishAt('our-prices', createEditorStore(draftOf('page', { slug: 'prices' })));
    expect(vi.mocked(moveVersions).mock.calls).toEqual([['page prices', 'page our-prices']]);
  });

  it('stay when the address stays', async () => {
    await publishAt('prices');
    expect(moveVersions).not.toHaveBeenCalled();
  });

  it('stay with a draft that keeps its key, since another draft has that of its new address', async () => {
    const store = createEditorStore(published);
    store.open(draftOf('page', { slug: 'our-prices' }));
    store.show(published.key);
    await publishAt('our-prices', store);
    expect(moveVersions).not.toHaveBeenCalled();
  });
});
