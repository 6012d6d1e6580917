import { expect, it } from 'vitest';
import { createEditorStore, draftOf } from './workspace.ts';

it('a change is newer than the last one although the clock was set back', () => {
  const changedAt = Date.now() + 60_000;
  const store = createEditorStore({ ...draftOf('page', { slug: 'home' }), changedAt });
  store.applyCommand({ do: 'set', keys: ['title'], value: 'Home' });
  expect(store.get().drafts['page home']?.changedAt).toBe(changedAt + 1);
});

it('an undo or redo without a step changes nothing', () => {
  const store = createEditorStore(draftOf('page', { slug: 'home' }));
  const before = store.get();
  store.undo();
  store.redo();
  expect(store.get()).toBe(before);
});
