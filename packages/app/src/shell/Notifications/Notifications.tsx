import { lazyComponent, nothing } from '@kermesse/ui/lazy-component';
import type { Toasts } from '@kermesse/ui/Toasts';
import { useEffect, useState } from 'react';

const NotificationRegion = lazyComponent(
  async () => (await import('./NotificationRegion.tsx')).NotificationRegion,
  nothing,
);

/** The notifications of the site, at most two at once. Their code comes with the first of them. */
export function Notifications({ toasts }: { toasts: Toasts }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    // The effects of a screen run before this one, and may have shown something.
    if (toasts.visible().length > 0) want();
    return toasts.subscribe(want);
  }, [toasts]);
  return wanted ? <NotificationRegion toasts={toasts} /> : null;
}
