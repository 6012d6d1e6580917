import { isStorable } from '@kermesse/api/schemas/common/text';
import { expect, it } from 'vitest';
import { fileDisplayName } from './display-name.ts';

it('shortens a long name between two characters and before its extension, so that it can be stored and opened', () => {
  const name = fileDisplayName(`${'a'.repeat(195)}🎉${'b'.repeat(9)}.pdf`, 'document');
  expect(name).toBe(`${'a'.repeat(195)}🎉.pdf`);
  expect(isStorable(name)).toBe(true);
});
