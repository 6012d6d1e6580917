import costs from './costs.generated.json';

const kilobytes = (bytes: number) => `${(bytes / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} kB`;

/**
 * What a page pays for a component, in words. A section of the site is rendered on the server: `hydrate` says whether its code
 * follows.
 */
export function costOf(title: string, hydrate?: 'never' | 'intent'): string {
  const bytes = (costs as Record<string, number>)[title];
  if (bytes === undefined) return 'It is not loaded by itself.';
  const size = `${kilobytes(bytes)} of JavaScript (gzip), React, styled-components and i18next not counted`;
  if (hydrate === 'never') return `On the site no JavaScript: the server renders it. In another app ${size}.`;
  if (hydrate === 'intent') return `On the site no JavaScript until somebody is about to use it, then ${size}.`;
  return `${size}.`;
}
