import { expect, it } from 'vitest';
import { createDateFormat } from './use-date-format.ts';

const first = Date.UTC(2026, 11, 1, 12, 30);

it('writes the first day of a month as French does', () => {
  expect(createDateFormat('fr-FR', 'longDay')(first)).toBe('1er décembre 2026');
  expect(createDateFormat('fr-FR', 'minute')(first)).toMatch(/^1er\u00a0déc\.\u00a02026, \d\d:30$/);
  expect(createDateFormat('fr-FR', 'day')(Date.UTC(2026, 11, 11, 12))).toBe('11 déc. 2026');
  expect(createDateFormat('en-GB', 'longDay')(first)).toBe('1 December 2026');
});
