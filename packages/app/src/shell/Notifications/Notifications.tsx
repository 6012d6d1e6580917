import type { Toasts } from '@kermesse/ui/Toasts';
import { useEffect, useState } from 'react';
import { LazyNotificationRegion } from './notification-code.ts';

/** Shows the site's notifications, at most two at once. */
export function Notifications({
  toasts,
}: {
  /** The notifications of the app. */
  toasts: Toasts;
}) {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const load = () => setNeeded(true);
    // The effects of a screen run before this one and may have shown a notification already.
    if (toasts.visible().length > 0) load();
    return toasts.subscribe(load);
  }, [toasts]);
  return needed ? <LazyNotificationRegion toasts={toasts} /> : null;
}
