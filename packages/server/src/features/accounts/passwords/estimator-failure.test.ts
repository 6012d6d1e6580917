import { expect, it, vi } from 'vitest';
import type * as Guessable from './guessable.ts';

const dictionary = '@zxcvbn-ts/language-fr';

// Another test file of this worker may have loaded the module and its dictionaries. The query makes it load again.
const unloaded = './guessable.ts?unloaded';
const { findPasswordWeakness } = (await import(unloaded)) as typeof Guessable;

it('loads the dictionaries again after a failure', async () => {
  const owner = { firstname: 'Afi', lastname: 'Mensah', email: null };
  const find = () => findPasswordWeakness('Mensah1990', owner, 'Kermesse');
  vi.doMock(dictionary, () => {
    throw new Error('The dictionary cannot be read');
  });
  await expect(find()).rejects.toThrow('mocking a module');
  vi.doUnmock(dictionary);
  expect(await find()).toBe('password_name');
});
