import { safeSessionStorage, withStorage } from '@kermesse/ui/safe-storage';
import { locales, type Locale } from '../links/links.ts';
import { setYearCookie } from './year-cookie.ts';

/** The session storage key of a language that was chosen before the app loaded. */
const chosenKey = 'ChosenLanguage';

/** Stores a language that a logged-in user has chosen. The app takes it and saves it in the preferences. */
export function storeChosenLanguage(locale: string): void {
  withStorage(
    () => sessionStorage,
    (stored) => stored.setItem(chosenKey, locale),
  );
}

/** Returns the language that was stored for the app, and removes it. */
export function takeChosenLanguage(): Locale | undefined {
  const chosen = safeSessionStorage.get(chosenKey);
  safeSessionStorage.remove(chosenKey);
  return locales.find((each) => each === chosen);
}

/** Stores a language under `Lang`: in a cookie for the server's language negotiation, and in local storage. */
export function storeLanguage(locale: string): void {
  setYearCookie('Lang', locale);
  withStorage(
    () => localStorage,
    (stored) => stored.setItem('Lang', locale),
  );
}
