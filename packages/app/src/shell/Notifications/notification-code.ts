import { lazyComponent, renderNothing } from '@kermesse/ui/lazy-component';

/** The region of notifications. Its code loads with the first one, unless `preloadNotifications` has loaded it. */
export const LazyNotificationRegion = lazyComponent(
  async () => (await import('./NotificationRegion.tsx')).NotificationRegion,
  renderNothing,
);

/** Loads code in idle time. After a failure, loads it once the browser is back online. */
export function loadAhead(load: () => Promise<void>): void {
  const tryToLoad = () => void load().catch(() => addEventListener('online', tryToLoad, { once: true }));
  (window.requestIdleCallback ?? setTimeout)(tryToLoad);
}

/** Loads the code of notifications ahead of the first one, which may report that the network is down. */
export const preloadNotifications = () => loadAhead(LazyNotificationRegion.preload);
