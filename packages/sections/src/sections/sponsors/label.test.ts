import { describe, expect, it } from 'vitest';
import { labelOf } from './label.ts';

describe('the label of a logo', () => {
  it.each([
    ['Radio Wharf', '/logos/radio.svg', 'https://wharf.example', 'Radio Wharf'],
    ['', '/logos/radio.svg', 'https://www.wharf.example:8080/fm?x#y', 'wharf.example'],
    ['', '/logos/radio-wharf.svg?v=2', '/register', 'radio-wharf'],
    [' ', 'https://cdn.example/a/mono.png', undefined, 'mono'],
  ])('with the alternative text %j, the file %s and the link %s is %s', (alt, src, href, label) => {
    expect(labelOf(alt, src, href)).toBe(label);
  });
});
