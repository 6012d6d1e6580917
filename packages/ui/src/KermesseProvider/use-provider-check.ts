import { useEffect } from 'react';

let checked = false;

/** What a component without a theme says, once for all components. */
export const missingProvider = (component: string): string =>
  `Kermesse: <${component}> has no theme, so it has no colours, fonts or spacing. Put ` +
  `<KermesseProvider locale="fr"> from @kermesse/ui/KermesseProvider around your app.`;

/** Warns when the page has no theme, at the first component that asks. Returns whether it has looked. */
export function checkTheme(component: string): boolean {
  if (checked) return false;
  checked = true;
  if (getComputedStyle(document.documentElement).getPropertyValue('--page').trim() === '')
    console.warn(missingProvider(component));
  return true;
}

/** Has the next component look again: for tests. */
export function forgetCheck(): void {
  checked = false;
}

function useCheck(component: string): void {
  useEffect(() => void checkTheme(component), [component]);
}

/**
 * Says in the console, once, when a component is rendered on a page without the theme of `KermesseProvider`. It looks for
 * the theme itself and not for the provider, since a server may write the theme into the document. In production it does
 * nothing.
 */
export const useProviderCheck: (component: string) => void =
  process.env.NODE_ENV === 'production' ? () => undefined : useCheck;
