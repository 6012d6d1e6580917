const year = 60 * 60 * 24 * 365;

/** Remembers a language under `Lang`: the cookie for the server's negotiation, local storage for other screens. */
export function storeLanguage(locale: string): void {
  document.cookie = `Lang=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`;
  try {
    localStorage.setItem('Lang', locale);
  } catch {
    // Storage is forbidden or full: the cookie alone remembers.
  }
}
