import { ToastRegion } from '@kermesse/ui/ToastRegion';
import type { Toast, Toasts } from '@kermesse/ui/Toasts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The milliseconds for which the region stays empty before its first text: screen readers announce only changes of a
 * live region.
 */
const beforeFirst = 150;
const none: readonly Toast[] = [];

/** Renders the notifications in a live region. */
export function NotificationRegion({ toasts }: { toasts: Toasts }) {
  const { t } = useTranslation('app');
  const [heard, setHeard] = useState(false);
  const silent = useMemo(() => ({ ...toasts, visible: () => none }), [toasts]);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), beforeFirst);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ToastRegion
      label={t('notifications.region')}
      closeLabel={t('notifications.close')}
      toasts={heard ? toasts : silent}
    />
  );
}
