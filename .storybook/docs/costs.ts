import costs from './costs.generated.json';

const kilobytes = (bytes: number) => `${(bytes / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} kB`;

/** The costs of pages that show no component of a package. */
const unmeasured: Readonly<Record<string, string>> = {
  Composer: 'It is part of the editor. Visitors of the site load none of it.',
  Pages: 'The server renders the page. Its JavaScript is that of the shell and of its sections, see their pages.',
};

/**
 * Returns the JavaScript cost of a component as a sentence. Sections of the site are rendered on the server: `hydrate`
 * says whether their code is loaded afterwards.
 */
export function costOf(title: string, hydrate?: 'never' | 'intent'): string {
  const bytes = (costs as Record<string, number>)[title];
  if (bytes === undefined) return unmeasured[title.split('/')[0] ?? ''] ?? 'Not measured.';
  const size = `${kilobytes(bytes)} of JavaScript (gzip), without React, styled-components and i18next`;
  if (hydrate === 'never') return `On the site, no JavaScript: the server renders it. In other apps, ${size}.`;
  if (hydrate === 'intent') return `On the site, no JavaScript until a visitor is about to use it, then ${size}.`;
  return `${size}.`;
}
