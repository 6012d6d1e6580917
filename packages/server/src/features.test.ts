import { newsTags } from '@kermesse/api/news-tags';
import type { Operation } from '@kermesse/api/operation';
import { operations } from '@kermesse/api/operations';
import { expect, it } from 'vitest';
import { apiFeatures } from './features.ts';
import { pairHandlers } from './platform/operations/pair-handlers.ts';

const all: readonly Operation[] = operations;
const { handlers, publicOperations } = apiFeatures;

it('every operation has a handler', () => {
  const paired = pairHandlers(all, handlers, publicOperations);
  expect(paired.map(([{ name }]) => name)).toEqual(
    all.filter((each) => !publicOperations.includes(each)).map(({ name }) => name),
  );
});

it('pairHandlers throws when an operation has no handler or several, and names it', () => {
  const without = handlers.filter(({ operation }) => operation !== newsTags);
  expect(() => pairHandlers(all, without, publicOperations)).toThrow(
    'Each operation needs one handler: news-tags has 0',
  );
  expect(() =>
    pairHandlers(all, [...handlers, ...handlers.filter(({ operation }) => operation === newsTags)], publicOperations),
  ).toThrow('news-tags has 2');
  expect(() => pairHandlers(all, handlers, [])).toThrow('thumbnails has 0');
});
