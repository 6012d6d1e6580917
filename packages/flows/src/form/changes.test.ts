import { expect, it } from 'vitest';
import { changesOf, hasChanges } from './changes.ts';

const stored = { name: 'Afi', address: '', types: ['1', '2'], remember: false };

it('returns the values that differ', () => {
  const values = { name: 'Ama', address: '', types: ['1'], remember: true };
  expect(changesOf(values, stored)).toEqual({ name: 'Ama', types: ['1'], remember: true });
});

it('ignores white space at the ends of a text, which the server removes, and the order of choices', () => {
  expect(hasChanges({ ...stored, name: ' Afi  ', address: '   ', types: ['2', '1'] }, stored)).toBe(false);
  expect(hasChanges({ ...stored, name: 'A fi' }, stored)).toBe(true);
});
