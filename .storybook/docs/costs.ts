import costs from './costs.generated.json';

const kilobytes = (bytes: number) => `${(bytes / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} kB`;

/**
 * Returns the JavaScript cost of a component as a sentence. Sections of the site are rendered on the server: `hydrate`
 * says whether their code is loaded afterwards.
 */
export function costOf(title: string, hydrate?: 'never' | 'intent'): string {
  const bytes = (costs as Record<string, number>)[title];
  if (bytes === undefined) return 'Not measured: it is not loaded separately.';
  const size = `${kilobytes(bytes)} of JavaScript (gzip), without React, styled-components and i18next`;
  if (hydrate === 'never') return `On the site, no JavaScript: the server renders it. In other apps, ${size}.`;
  if (hydrate === 'intent') return `On the site, no JavaScript until a visitor is about to use it, then ${size}.`;
  return `${size}.`;
}
