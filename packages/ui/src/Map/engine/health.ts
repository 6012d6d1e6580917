/** What a map says while it loads, as far as it tells whether there is something to see. */
export type Sign = 'style' | 'tile' | 'tile-fault' | 'other-fault' | 'settled';

/** What is known of a map. */
export interface Health {
  styled: boolean;
  tiles: number;
  tileFaults: number;
  verdict: 'waiting' | 'fine' | 'failed';
}

export const newborn: Health = { styled: false, tiles: 0, tileFaults: 0, verdict: 'waiting' };

/**
 * Judges a map by its signs: without a style there is none; when it has settled and every tile failed, it would be a
 * grey box. Once judged it stays so: a tile missed later, while somebody moves the map, is no reason to take it away.
 */
export function judged(health: Health, sign: Sign): Health {
  if (health.verdict !== 'waiting') return health;
  if (sign === 'style') return { ...health, styled: true };
  if (sign === 'tile') return { ...health, tiles: health.tiles + 1 };
  if (sign === 'tile-fault') return { ...health, tileFaults: health.tileFaults + 1 };
  if (sign === 'other-fault') return health.styled ? health : { ...health, verdict: 'failed' };
  const blank = health.tileFaults > 0 && health.tiles === 0;
  return { ...health, verdict: blank ? 'failed' : 'fine' };
}
