import type { Box } from './clip.ts';

/** Togo and its neighbours, in degrees: here coasts, borders and towns are known well; elsewhere as a small atlas has them. */
export const region: Box = [-3.6, 4.2, 4, 12.4];

/** Where maps begin that nobody told where to: Lomé (specification §9). */
export const city = { lat: 6.1366, lng: 1.2222, zoom: 10 };

/** How near a chosen point is looked at (specification §9). */
export const near = 16;

/**
 * How near the site's own map and its pictures begin: nearer than this they know nothing, and a place is told best by the
 * coast, the border and the town around it. Whoever wants to go nearer may.
 */
export const overview = 12;
