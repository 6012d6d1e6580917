import { useEffect } from 'react';

let checked = false;

/** Returns the warning about a component without a theme. */
export const missingProvider = (component: string): string =>
  `Kermesse: <${component}> has no theme, so it has no colours, fonts or spacing. Put ` +
  `<KermesseProvider locale="fr"> from @kermesse/ui/KermesseProvider around your app.`;

/** Warns when the page has no theme. Only the first call checks. Returns whether this call checked. */
export function checkTheme(component: string): boolean {
  if (checked) return false;
  checked = true;
  if (getComputedStyle(document.documentElement).getPropertyValue('--page').trim() === '')
    console.warn(missingProvider(component));
  return true;
}

function useCheck(component: string): void {
  useEffect(() => void checkTheme(component), [component]);
}

/**
 * Warns in the console, once, when a component renders on a page without the theme of `KermesseProvider`. It checks for
 * the theme and not for the provider, since a server may write the theme into the document. In production it does
 * nothing.
 */
export const useProviderCheck: (component: string) => void =
  process.env.NODE_ENV === 'production' ? () => undefined : useCheck;
