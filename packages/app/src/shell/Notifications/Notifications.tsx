import { lazyComponent, renderNothing } from '@kermesse/ui/lazy-component';
import type { Toasts } from '@kermesse/ui/Toasts';
import { useEffect, useState } from 'react';

const NotificationRegion = lazyComponent(
  async () => (await import('./NotificationRegion.tsx')).NotificationRegion,
  renderNothing,
);

/** Shows the site's notifications, at most two at once. Their code loads with the first one. */
export function Notifications({ toasts }: { toasts: Toasts }) {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const load = () => setNeeded(true);
    // The effects of a screen run before this one and may have shown a notification already.
    if (toasts.visible().length > 0) load();
    return toasts.subscribe(load);
  }, [toasts]);
  return needed ? <NotificationRegion toasts={toasts} /> : null;
}
