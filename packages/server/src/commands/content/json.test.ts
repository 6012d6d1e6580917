import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './json.ts';

const place = (text: string) => {
  const reading = readJson(text);
  return reading.ok ? 'valid' : `${reading.line}:${reading.column} ${reading.problem}`;
};

describe('readJson', () => {
  it('reports the line and the column of the first invalid token', () => {
    expect(place('{\n  "a": 1,\n  "b": ,\n}')).toBe('3:8 expected a value, found ","');
    expect(place('{\n  "a": 1,\n}')).toBe('3:1 expected a key in double quotes, found "}"');
    expect(place('{"a": [1, 2}')).toBe('1:12 expected , or the closing bracket, found "}"');
    expect(place("{'a': 1}")).toBe('1:2 expected a key in double quotes or }, found "\'a\': 1}"');
    expect(place('{"a" 1}')).toBe('1:6 expected : after the key, found "1}"');
    expect(place('[1]\n[2]')).toBe('2:1 expected the end of the text, found "[2]"');
    expect(place('{"a": "unclosed')).toBe('1:7 expected a value, found "\\"unclosed"');
    expect(place('')).toBe('1:1 expected a value, found the end of the file');
    expect(place('[01]')).toBe('1:3 expected , or the closing bracket, found "1]"');
  });

  it('ignores a byte order mark', () => {
    expect(readJson('\uFEFF{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
  });

  it('reports a position inside every broken text and accepts every valid one', () => {
    const seed = 20_261_121;
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', 'x', '['), (text, where, put) => {
        expect(readJson(text).ok).toBe(true);
        const at = where % (text.length + 1);
        const broken = text.slice(0, at) + put + text.slice(at + 1);
        const reading = readJson(broken);
        if (!reading.ok) expect(reading.column).toBeLessThanOrEqual(broken.length + 1);
      }),
      { seed, numRuns: 2000 },
    );
    console.log(`seed ${seed}`);
  });
});
