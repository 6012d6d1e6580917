import { describe, expect, it } from 'vitest';
import { initialLoadState, nextLoadState, type MapEvent } from './health.ts';

const statusOf = (...events: MapEvent[]) => events.reduce(nextLoadState, initialLoadState).status;

describe('the status of a map after these events', () => {
  it.each<[MapEvent[], string]>([
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
  ])('%j: %s', (events, status) => expect(statusOf(...events)).toBe(status));
});
