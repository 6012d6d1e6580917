import { useEffect, useRef } from 'react';
import { tabStorage } from './kept-input.ts';

const storageKey = 'carried-email';

/** Stores an email address for the next screen. It stays in this tab and out of URLs, logs and `Referer`. */
export function storeEmailForNextScreen(email: string): void {
  try {
    tabStorage()?.setItem(storageKey, email);
  } catch {
    // Without storage the user types it again.
  }
}

/** Returns and removes the email address that a previous screen has stored; '' when there is none. */
function takeEmail(): string {
  try {
    const email = tabStorage()?.getItem(storageKey) ?? '';
    tabStorage()?.removeItem(storageKey);
    return email;
  } catch {
    return '';
  }
}

/** Fills in the email address that a previous screen has stored, if any, once after hydration. */
export function useCarriedEmail(fill: (email: string) => void): void {
  const latest = useRef(fill);
  useEffect(() => {
    const email = takeEmail();
    if (email !== '') latest.current(email);
  }, []);
}
