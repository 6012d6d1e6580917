import { routes } from './manifest.ts';
import type { ScreenViews } from './views.ts';

const loaded = [...routes].map(async ([screen, { lazy }]) => [screen, (await lazy()).Component] as const);

/** The screens at hand: for rendering on the server, which does not wait. */
export const views: ScreenViews = new Map(await Promise.all(loaded));
