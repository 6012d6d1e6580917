export type ChosenTheme = 'light' | 'dark';

const year = 60 * 60 * 24 * 365;

/** The theme that is on the screen: the chosen one, or the system's until there is a choice. */
export function currentTheme(): ChosenTheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Puts a theme on the screen and remembers it in the cookie `Theme` for a year: the server settles it before the next
 * first paint. The browser's own bars follow (`theme-color`).
 */
export function chooseTheme(theme: ChosenTheme): void {
  document.documentElement.dataset.theme = theme;
  document.cookie = `Theme=${theme}; Path=/; Max-Age=${year}; SameSite=Lax`;
  const color = getComputedStyle(document.documentElement).getPropertyValue('--page');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = color;
}

/** Lets every element with `data-theme-toggle` switch between the two themes. */
export function listenToToggles(signal?: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('[data-theme-toggle]') === null) return;
    chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  };
  document.addEventListener('click', onClick, { signal });
}
