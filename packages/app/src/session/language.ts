import { withStorage } from '@kermesse/ui/safe-storage';

const year = 60 * 60 * 24 * 365;

/** Stores a language under `Lang`: in a cookie for the server's language negotiation, and in local storage. */
export function storeLanguage(locale: string): void {
  document.cookie = `Lang=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`;
  withStorage(
    () => localStorage,
    (stored) => stored.setItem('Lang', locale),
  );
}
