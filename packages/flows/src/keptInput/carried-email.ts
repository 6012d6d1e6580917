import { isPlainClick } from '@kermesse/ui/link-click';
import { safeSessionStorage } from '@kermesse/ui/safe-storage';
import { useEffect, useEffectEvent, type MouseEvent } from 'react';
import { guestKeys } from './stored-input.ts';

/**
 * Stores an email address for the screen that a click on a link opens in this tab. It stays in this tab and out of
 * URLs, logs and `Referer`.
 */
export function carryEmail({ nativeEvent }: MouseEvent, email: string): void {
  if (isPlainClick(nativeEvent)) safeSessionStorage.set(guestKeys.email, email);
}

/** Fills in the email address that a previous screen has stored, if any, once after hydration. */
export function useCarriedEmail(fill: (email: string) => void): void {
  const onEmail = useEffectEvent(fill);
  useEffect(() => {
    const email = safeSessionStorage.get(guestKeys.email);
    safeSessionStorage.remove(guestKeys.email);
    if (email) onEmail(email);
  }, []);
}
