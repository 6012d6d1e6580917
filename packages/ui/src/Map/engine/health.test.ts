import { describe, expect, it } from 'vitest';
import { judged, newborn, type Sign } from './health.ts';

const verdictOf = (...signs: Sign[]) => signs.reduce(judged, newborn).verdict;

describe('whether a map is worth showing', () => {
  it.each<[Sign[], string]>([
    [[], 'waiting'],
    [['style', 'tile'], 'waiting'],
    [['style', 'tile', 'settled'], 'fine'],
    [['style', 'settled'], 'fine'],
    [['style', 'tile-fault', 'tile', 'settled'], 'fine'],
    [['style', 'tile-fault', 'tile-fault', 'settled'], 'failed'],
    [['other-fault'], 'failed'],
    [['style', 'other-fault', 'settled'], 'fine'],
    [['style', 'settled', 'tile-fault', 'settled'], 'fine'],
    [['other-fault', 'style', 'tile', 'settled'], 'failed'],
  ])('%j: %s', (signs, verdict) => expect(verdictOf(...signs)).toBe(verdict));
});
