/** The events of a loading map that decide whether it can be shown. */
export type MapEvent = 'style' | 'tile' | 'tile-fault' | 'other-fault' | 'settled';

/** The loading state of a map. */
export interface LoadState {
  styled: boolean;
  tiles: number;
  tileFaults: number;
  status: 'waiting' | 'fine' | 'failed';
}

/** The state before the first event. */
export const initialLoadState: LoadState = { styled: false, tiles: 0, tileFaults: 0, status: 'waiting' };

/**
 * Returns the state after an event. A map fails when an error occurs before its style has loaded, or when it has
 * settled and every tile failed: it would be a grey box. The status is final: a tile that fails later, while a visitor
 * moves the map, does not hide it.
 */
export function nextLoadState(health: LoadState, event: MapEvent): LoadState {
  if (health.status !== 'waiting') return health;
  if (event === 'style') return { ...health, styled: true };
  if (event === 'tile') return { ...health, tiles: health.tiles + 1 };
  if (event === 'tile-fault') return { ...health, tileFaults: health.tileFaults + 1 };
  if (event === 'other-fault') return health.styled ? health : { ...health, status: 'failed' };
  const blank = health.tileFaults > 0 && health.tiles === 0;
  return { ...health, status: blank ? 'failed' : 'fine' };
}
