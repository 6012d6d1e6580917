/** Stores a choice of this browser in a cookie for a year. The server reads it before it renders a page. */
export function setYearCookie(name: 'Theme' | 'Lang' | 'ComposerLang', value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${60 * 60 * 24 * 365}; SameSite=Lax`;
}
