import { expect, test } from 'vitest';
import { removedEntries } from './sections.ts';

test('the entry of a removed section is removed', () => {
  const files = ['hero-slider.generated.tsx', 'photo-wall.generated.tsx', 'notes.md'];
  expect(removedEntries(files, ['hero-slider'])).toEqual(['photo-wall.generated.tsx']);
  expect(removedEntries(files, ['hero-slider', 'photo-wall'])).toEqual([]);
});
