import type { Box } from './clip.ts';

/** Togo and its neighbours, in degrees. The map data is detailed inside, and coarse elsewhere. */
export const region: Box = [-3.6, 4.2, 4, 12.4];

/** The maximum zoom for lakes: their small-scale data is visibly imprecise at higher zooms. */
export const maxLakeZoom = 11;

/** The default view of maps: Lomé (specification §9). */
export const city = { lat: 6.1366, lng: 1.2222, zoom: 10 };

/** The zoom for a chosen point (specification §9). */
export const pointZoom = 16;

/**
 * The initial zoom of the site's own map and its pictures. Their data has no finer detail, and visitors recognise a
 * place best by the coast, the border and the town around it. Visitors can still zoom in.
 */
export const overview = 12;
