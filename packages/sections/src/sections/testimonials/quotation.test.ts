import { describe, expect, it } from 'vitest';
import { sizeOf, withoutMarks } from './quotation.ts';

describe('a quotation', () => {
  it.each([
    ['«\u00a0On danse.\u00a0»', 'On danse.'],
    ['«\u202fOn danse.\u202f»', 'On danse.'],
    ['“We danced.”', 'We danced.'],
    ['"We danced."', 'We danced.'],
    ['  On danse. ', 'On danse.'],
  ])('%j loses its surrounding quotation marks', (text, expected) => {
    expect(withoutMarks(text)).toBe(expected);
  });

  it.each([
    '«\u00a0Viens\u00a0», dit-elle, et «\u00a0reste\u00a0»',
    '“Come,” she said, “and stay”',
    'Nous avons dansé «\u00a0à mort\u00a0»',
    '«\u00a0Viens\u00a0», dit-elle.',
    '"',
  ])('%j keeps quotation marks that belong to the text', (text) => {
    expect(withoutMarks(text)).toBe(text);
  });

  it('is set smaller the longer it is', () => {
    expect([40, 151, 341].map((length) => sizeOf('a'.repeat(length)))).toEqual(['large', 'medium', 'small']);
  });
});
