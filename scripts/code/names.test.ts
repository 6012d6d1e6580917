import { expect, test } from 'vitest';
import { declaredExports } from './exports.ts';
import { conventions, exportedNames, repeatedNames, sharedConcepts } from './names.ts';
import { findFiles, readText } from '../lib/sources.ts';

const sources = findFiles(['packages/*/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'])
  .filter((file) => !/\.(?:stories|test|generated|d)\.tsx?$/.test(file))
  .map((file) => ({ file, code: readText(file) }));
const repeated = repeatedNames(sources.flatMap(({ code, file }) => exportedNames(code, file)));

test('an exported name has one meaning: one file declares it', () => {
  const found = [...repeated].filter(([name]) => !Object.hasOwn(sharedConcepts, name));
  const advice = 'import the first, or choose another name; for one concept in two packages, see sharedConcepts';
  expect(
    found.map(([name, files]) => `${name}: ${files.join(', ')}`),
    advice,
  ).toEqual([]);
});

test('each exception is needed', () => {
  expect(Object.keys(sharedConcepts).filter((name) => !repeated.has(name))).toEqual([]);
  const declares = ({ files, names }: (typeof conventions)[number]) =>
    sources.filter(
      ({ code, file }) => files.test(file) && declaredExports(code, file).some(({ name }) => names.test(name)),
    ).length > 1;
  expect(conventions.filter((each) => !declares(each)).map(({ reason }) => reason)).toEqual([]);
});

test('repeatedNames finds values and types, but no re-exports, default exports and conventions', () => {
  const names = [
    ['packages/ui/src/a.ts', 'export const one = 1; export interface Two {} export const three = 3;'],
    ['packages/app/src/b.ts', 'export type one = 1; export class Two {} export { three } from "./a.ts";'],
    ['packages/ui/src/c.styles.ts', 'export const one = styled.p``; export const four = 4;'],
    ['packages/app/src/d.tsx', 'export default function four() {}'],
    ['packages/api/src/mock/e.ts', 'export const five = 5; export const one = 1;'],
    ['packages/server/src/features/e.ts', 'export const five = 5;'],
  ].flatMap(([file = '', code = '']) => exportedNames(code, file));
  expect([...repeatedNames(names)]).toEqual([
    ['one', ['packages/ui/src/a.ts', 'packages/app/src/b.ts', 'packages/api/src/mock/e.ts']],
    ['Two', ['packages/ui/src/a.ts', 'packages/app/src/b.ts']],
  ]);
});
