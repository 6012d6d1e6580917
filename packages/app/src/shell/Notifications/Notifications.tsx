import { lazyComponent, renderNothing } from '@kermesse/ui/lazy-component';
import type { Toasts } from '@kermesse/ui/Toasts';
import { useEffect, useState } from 'react';

const NotificationRegion = lazyComponent(
  async () => (await import('./NotificationRegion.tsx')).NotificationRegion,
  renderNothing,
);

/** Shows the site's notifications, at most two at once. Their code loads with the first one. */
export function Notifications({ toasts }: { toasts: Toasts }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    // The effects of a screen run before this one and may have shown a notification already.
    if (toasts.visible().length > 0) want();
    return toasts.subscribe(want);
  }, [toasts]);
  return wanted ? <NotificationRegion toasts={toasts} /> : null;
}
