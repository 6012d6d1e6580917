import { setYearCookie } from '../../session/year-cookie.ts';

export type ChosenTheme = 'light' | 'dark';

/** Returns the current theme: the chosen one, or the system's if none was chosen. */
export function currentTheme(): ChosenTheme {
  const chosen = document.documentElement.dataset.theme as ChosenTheme | undefined;
  return chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
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
    if ((target as Element).closest('[data-theme-toggle]')) chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  };
  document.addEventListener('click', onClick, { signal });
}

/** Applies the theme of the cookie to a page that the browser restores as it was left, on Back or Forward. */
export function followStoredTheme(signal?: AbortSignal): void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const stored = /(?:^|; )Theme=(light|dark)/.exec(document.cookie)?.[1];
    if (persisted && stored !== undefined) chooseTheme(stored as ChosenTheme);
  };
  addEventListener('pageshow', onPageShow, { signal });
}
