import { useEffect, useRef } from 'react';
import { safeSessionStorage } from '@kermesse/ui/safe-storage';

const storageKey = 'carried-email';

/** Stores an email address for the next screen. It stays in this tab and out of URLs, logs and `Referer`. */
export const storeEmailForNextScreen = (email: string): boolean => safeSessionStorage.set(storageKey, email);

/** Returns and removes the email address that a previous screen has stored; '' when there is none. */
function takeEmail(): string {
  const email = safeSessionStorage.get(storageKey) ?? '';
  safeSessionStorage.remove(storageKey);
  return email;
}

/** Fills in the email address that a previous screen has stored, if any, once after hydration. */
export function useCarriedEmail(fill: (email: string) => void): void {
  const latest = useRef(fill);
  useEffect(() => {
    const email = takeEmail();
    if (email !== '') latest.current(email);
  }, []);
}
