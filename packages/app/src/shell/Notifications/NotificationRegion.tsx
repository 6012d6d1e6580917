import { ToastRegion } from '@kermesse/ui/ToastRegion';
import type { Toast, Toasts } from '@kermesse/ui/Toasts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The milliseconds until screen readers observe the new region. It stays empty until then, because they announce only
 * changes of a live region.
 */
const observedAfter = 150;
const none: readonly Toast[] = [];

/** Renders the notifications in a live region. */
export function NotificationRegion({ toasts }: { toasts: Toasts }) {
  const { t } = useTranslation('app');
  const [isObserved, setObserved] = useState(false);
  const emptyQueue = useMemo(() => ({ ...toasts, visible: () => none }), [toasts]);
  useEffect(() => {
    const timer = setTimeout(() => setObserved(true), observedAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ToastRegion
      label={t('notifications.region')}
      closeLabel={t('notifications.close')}
      toasts={isObserved ? toasts : emptyQueue}
    />
  );
}
