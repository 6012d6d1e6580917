import { describe, expect, it } from 'vitest';
import { initialLoadState, nextLoadState, type MapEvent } from './load-state.ts';

const statusOf = (...events: MapEvent[]) => events.reduce(nextLoadState, initialLoadState).status;

describe('the status of a map after these events', () => {
  it.each<[MapEvent[], string]>([
    [[], 'loading'],
    [['style', 'tile'], 'loading'],
    [['style', 'tile', 'settled'], 'ready'],
    [['style', 'settled'], 'ready'],
    [['style', 'tile-error', 'tile', 'settled'], 'ready'],
    [['style', 'tile-error', 'tile-error', 'settled'], 'failed'],
    [['other-error'], 'failed'],
    [['style', 'other-error', 'settled'], 'ready'],
    [['style', 'settled', 'tile-error', 'settled'], 'ready'],
    [['other-error', 'style', 'tile', 'settled'], 'failed'],
  ])('%j: %s', (events, status) => expect(statusOf(...events)).toBe(status));
});
