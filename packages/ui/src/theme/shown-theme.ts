/** The two themes of a page. */
export type ShownTheme = 'light' | 'dark';

/** Returns the theme that the page shows: the visitor's choice, or the system's theme if there is none. */
export function shownTheme(): ShownTheme {
  const choice = document.documentElement.dataset['theme'] as ShownTheme | undefined;
  return choice ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
