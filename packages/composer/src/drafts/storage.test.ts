import { expect, it } from 'vitest';
import { draftOf } from '../store/workspace.ts';
import { parseDraft } from './storage.ts';

const colors = { primary: '#112233', secondary: '#AABBCC', accent: '#000000' };
const draft = {
  ...draftOf('page', { slug: 'home' }),
  created: true,
  sent: [{ slug: 'home' }],
  unsent: { page: { text: 'A comment', check: 'The title is missing.' } },
  colors,
  changedAt: 5,
};

it('reads a stored draft without copying its configurations', () => {
  const read = parseDraft({ ...draft, movedFrom: 'page other' });
  expect(read).toEqual(draft);
  expect(read?.history.present).toBe(draft.history.present);
});

it('reads an unsent comment of an older release, which has no check', () => {
  expect(parseDraft({ ...draft, unsent: { page: 'A comment' } })?.unsent).toEqual({ page: { text: 'A comment' } });
});

it('reads a draft without the parts that are invalid', () => {
  const { created: _created, sent: _sent, unsent: _unsent, colors: _colors, ...rest } = draft;
  const written = {
    ...rest,
    kind: 'poster',
    base: { version: '1', configuration: [] },
    history: { present: { slug: 'home' }, past: [null, { slug: 'old' }, 3], future: 'none' },
    changedAt: 'today',
    created: 'yes',
    sent: {},
    unsent: { page: 1 },
    colors: { ...colors, accent: 'red' },
  };
  expect(parseDraft(written)).toEqual({
    ...rest,
    kind: 'page',
    base: { version: 0, configuration: null },
    history: { present: { slug: 'home' }, past: [{ slug: 'old' }], future: [] },
    changedAt: 0,
  });
});

it.each([
  undefined,
  'text',
  [],
  { ...draft, key: 1 },
  { ...draft, base: null },
  { ...draft, history: {} },
  { ...draft, history: { present: [] } },
])('reads no draft from %j', (written) => expect(parseDraft(written)).toBeUndefined());
