import { isStorable } from '@kermesse/api/schemas/common/text';
import { expect, it } from 'vitest';
import { fileDisplayName } from './display-name.ts';

it('shortens a long name between two characters, so that the name can be stored', () => {
  const name = fileDisplayName(`${'a'.repeat(199)}🎉.pdf`, 'document');
  expect(name).toBe(`${'a'.repeat(199)}🎉`);
  expect(isStorable(name)).toBe(true);
});
