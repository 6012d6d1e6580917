/** The events of a loading map that decide whether it can be shown. */
export type MapEvent = 'style' | 'tile' | 'tile-error' | 'other-error' | 'settled' | 'timeout';

/** The loading state of a map. */
export interface LoadState {
  styled: boolean;
  tiles: number;
  tileErrors: number;
  status: 'loading' | 'ready' | 'failed';
}

/** The state before the first event. */
export const initialLoadState: LoadState = { styled: false, tiles: 0, tileErrors: 0, status: 'loading' };

/**
 * Returns the state after an event. A map fails when an error occurs before its style has loaded, or when it has
 * settled and every tile failed: it would be a grey box. The status is final: a tile that fails later, while a visitor
 * moves the map, does not hide it.
 */
export function nextLoadState(state: LoadState, event: MapEvent): LoadState {
  if (state.status !== 'loading') return state;
  if (event === 'timeout') return { ...state, status: 'failed' };
  if (event === 'style') return { ...state, styled: true };
  if (event === 'tile') return { ...state, tiles: state.tiles + 1 };
  if (event === 'tile-error') return { ...state, tileErrors: state.tileErrors + 1 };
  if (event === 'other-error') return state.styled ? state : { ...state, status: 'failed' };
  const blank = state.tileErrors > 0 && state.tiles === 0;
  return { ...state, status: blank ? 'failed' : 'ready' };
}
