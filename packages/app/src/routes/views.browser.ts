import type { ScreenName } from '@kermesse/api/page-props';
import { later } from '../page/later.tsx';
import { routes } from './manifest.ts';
import type { ScreenViews } from './views.ts';

const lazily = new Map(
  [...routes].map(([screen, { lazy }]) => [screen, later(async () => (await lazy()).Component)] as const),
);

/** The screens by lazy chunks, one for each. */
export const views: ScreenViews = lazily;

/** Fetches the code of a screen that is about to be shown. */
export async function preloadScreen(screen: ScreenName): Promise<void> {
  await lazily.get(screen)?.preload();
}
