import { expect, it } from 'vitest';
import { createEditorStore, draftOf, type Draft } from '../store/workspace.ts';
import { restoreDraft } from './restore-draft.ts';

const home = (title: string) => ({ slug: 'home', title });
const published = (version: number) =>
  draftOf('page', home(`v${version}`), { version, configuration: home(`v${version}`) });

it('a restored draft keeps its base and its unsent comments when a newer version of its page is open', async () => {
  const removed: Draft = {
    ...published(3),
    sent: [home('Sent')],
    unsent: { page: { text: 'Restored' }, banner__call: { text: 'Theirs' } },
  };
  const store = createEditorStore({ ...published(4), unsent: { page: { text: 'Open' } } });
  expect(await restoreDraft(store, undefined, { id: 'one', draft: removed })).toBe('restored');
  const { base, sent, history, unsent } = store.get().drafts['page home'] as Draft;
  expect({ base, sent, present: history.present }).toEqual({
    base: removed.base,
    sent: removed.sent,
    present: home('v3'),
  });
  expect(unsent).toEqual({ page: { text: 'Open' }, banner__call: { text: 'Theirs' } });
  expect(history.past.at(-1)).toEqual(home('v4'));
});
