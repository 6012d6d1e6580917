import type { Toasts } from '@kermesse/ui/Toasts';
import { useEffect, useState } from 'react';
import { arriving } from '../../page/arriving.tsx';

const NotificationRegion = arriving(async () => (await import('./NotificationRegion.tsx')).NotificationRegion);

/** The notifications of the site, at most two at once. Their code comes with the first of them. */
export function Notifications({ toasts }: { toasts: Toasts }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => toasts.subscribe(() => setWanted(true)), [toasts]);
  return wanted ? <NotificationRegion toasts={toasts} /> : null;
}
