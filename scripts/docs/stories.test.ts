import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueRows } from '../../.storybook/testing/catalogue-stories.ts';
import { accountEmailNames } from '../../packages/server/src/features/accounts/emails/account-email.ts';
import { root } from '../lib/workspace.mjs';
import { storyIndex } from './story-index.ts';

const entries = await storyIndex();

test('every row of the error catalogue names existing stories', () => {
  const ids = new Set(entries.map(({ id }) => id));
  const wanted = Object.values(catalogueRows).flatMap((stories) => Object.keys(stories));
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.values(catalogueRows).filter((stories) => Object.keys(stories).length === 0)).toEqual([]);
});

test('a story that tests what happens after a state is not in the sidebar', () => {
  const isTest =
    /By(Keyboard|Keys|Menu)$|Copied$|^(Rotates|Loops|Retried)$|PressedEarly|AndSaved$|Once$|Meanwhile$|LeftWhile/;
  const listed = entries.filter(
    (entry) => entry.type === 'story' && entry.tags?.includes('dev') === true && isTest.test(entry.exportName ?? ''),
  );
  expect(listed.map(({ id }) => id)).toEqual([]);
});

test('every account email has a story', () => {
  const source = readFileSync(join(root, '.storybook/emails/Accounts.stories.tsx'), 'utf8');
  expect(accountEmailNames.filter((kind) => !source.includes(`args: { kind: '${kind}' }, play: showsEmail }`))).toEqual(
    [],
  );
});
