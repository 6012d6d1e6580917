import { shownTheme, type ShownTheme } from '@kermesse/ui/shown-theme';
import { setYearCookie } from '../../preferences/year-cookie.ts';

/**
 * Applies a theme and stores it in the cookie `Theme` for a year. The server reads the cookie, so the next page has the
 * theme from its first paint. Updates the colour of the browser's toolbars (`theme-color`).
 */
export function chooseTheme(theme: ShownTheme): void {
  document.documentElement.dataset.theme = theme;
  setYearCookie('Theme', theme);
  const color = getComputedStyle(document.documentElement).getPropertyValue('--page');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = color;
}

/** Makes every element with `data-theme-toggle` switch between the two themes. */
export function listenToToggles(signal?: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('[data-theme-toggle]')) chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark');
  };
  document.addEventListener('click', onClick, { signal });
}

/**
 * Applies the theme of the cookie when the visitor returns to the page: from another tab, where the theme may have been
 * changed, or by Back or Forward, when the browser restores the page as it was left.
 */
export function followStoredTheme(signal?: AbortSignal): void {
  const follow = () => {
    const stored = /(?:^|; )Theme=(light|dark)/.exec(document.cookie)?.[1] as ShownTheme | undefined;
    if (!document.hidden && stored !== undefined && stored !== shownTheme()) chooseTheme(stored);
  };
  document.addEventListener('visibilitychange', follow, { signal });
  addEventListener('pageshow', follow, { signal });
}
