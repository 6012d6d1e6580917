import { useEffect, useRef } from 'react';
import { tabStorage } from './kept-input.ts';

const storageKey = 'carried-email';

/** Carries an address to the next screen that asks for one: in this tab alone, and never in an address bar, a log or a `Referer`. */
export function carryEmail(email: string): void {
  try {
    tabStorage()?.setItem(storageKey, email);
  } catch {
    // It has to be typed again.
  }
}

/** The address that a screen before this one has carried here; '' when none has. It is given once. */
function takeEmail(): string {
  try {
    const email = tabStorage()?.getItem(storageKey) ?? '';
    tabStorage()?.removeItem(storageKey);
    return email;
  } catch {
    return '';
  }
}

/** Hands the address that was carried here, if any, to the form: once, after the server's HTML has been taken over. */
export function useCarriedEmail(fill: (email: string) => void): void {
  const latest = useRef(fill);
  useEffect(() => {
    const email = takeEmail();
    if (email !== '') latest.current(email);
  }, []);
}
