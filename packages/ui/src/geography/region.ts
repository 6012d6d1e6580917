import type { Box } from './clip.ts';

/** Togo and its neighbours, in degrees: here coasts, borders and towns are known well; elsewhere as a small atlas has them. */
export const region: Box = [-3.6, 4.2, 4, 12.4];

/** The default view of maps: Lomé (specification §9). */
export const city = { lat: 6.1366, lng: 1.2222, zoom: 10 };

/** How near a chosen point is looked at (specification §9). */
export const near = 16;

/**
 * The initial zoom of the site's own map and its pictures: they have no finer detail, and a place is recognised best by
 * the coast, the border and the town around it. Visitors can still zoom in.
 */
export const overview = 12;
