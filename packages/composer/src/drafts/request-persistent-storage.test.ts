import { expect, it, vi } from 'vitest';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { requestPersistentStorage } from './request-persistent-storage.ts';

it('the browser is asked once to keep its storage, after the first change, and may refuse', () => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.reject(new TypeError('Refused.')));
  vi.stubGlobal('navigator', { storage: { persist } });
  const store = createEditorStore({ ...draftOf('page', { slug: 'home' }), changedAt: 5 });
  requestPersistentStorage(store);
  store.select('page');
  expect(persist).not.toHaveBeenCalled();
  for (const value of ['One', 'Two']) store.applyCommand({ do: 'set', keys: ['title'], value });
  expect(persist).toHaveBeenCalledOnce();
});
