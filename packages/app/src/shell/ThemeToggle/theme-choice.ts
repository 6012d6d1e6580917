import { setYearCookie } from '../../session/year-cookie.ts';

export type ChosenTheme = 'light' | 'dark';

/** Returns the current theme: the chosen one, or the system's if none was chosen. */
export function currentTheme(): ChosenTheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Applies a theme and stores it in the cookie `Theme` for a year. The server reads the cookie, so the next page has the
 * theme from its first paint. Updates the colour of the browser's toolbars (`theme-color`).
 */
export function chooseTheme(theme: ChosenTheme): void {
  document.documentElement.dataset.theme = theme;
  setYearCookie('Theme', theme);
  const color = getComputedStyle(document.documentElement).getPropertyValue('--page');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = color;
}

/** Makes every element with `data-theme-toggle` switch between the two themes. */
export function listenToToggles(signal?: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('[data-theme-toggle]') === null) return;
    chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  };
  document.addEventListener('click', onClick, { signal });
}
