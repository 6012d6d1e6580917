import { expect, test } from 'vitest';
import { isWithoutDocstrings, withoutDocstring } from './docstrings.ts';
import { findFiles, readText } from '../lib/sources.ts';

test('every export of api, ui, sections and flows has a docstring', () => {
  const files = findFiles('packages/{api,ui,sections,flows}/src/**/*.{ts,tsx}').filter(
    (file) => !isWithoutDocstrings(file),
  );
  const found = files.flatMap((file) => withoutDocstring(readText(file), file).map((place) => `${file}:${place}`));
  expect(found, 'these exports have no docstring; add /** what it is: shape, units, errors */ above each').toEqual([]);
});

test('withoutDocstring finds undocumented exports of every kind', () => {
  const source = `
    /** The width in pixels. */
    export const width = 1;
    // Not a docstring.
    export const height = 2;
    export function grow() {}
    export type Size = number;
    export { other } from './other.ts';
    /** A docstring documents the next export only. */
    export const depth = 3;
  `;
  expect(withoutDocstring(source, 'a.ts')).toEqual(['5 height', '6 grow', '7 Size']);
});

test('props need no docstring beside their component', () => {
  const source = `
    export interface ButtonProps { label: string }
    /** A button. */
    export function Button() {}
    export interface OtherProps { label: string }
  `;
  expect(withoutDocstring(source, 'a.ts')).toEqual(['5 OtherProps']);
});
