import { fallbackOf, narrow, srcSetOf } from '@kermesse/ui/image';
import type { Illustration, RichText } from './content.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Text whose words between asterisks are emphasised. */
export const emphasised = (text: string): string => escape(text).replace(/\*(.+?)\*/g, '<em>$1</em>');

export const richText = (nodes: RichText[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? escape(node) : `<${node.element}>${richText(node.children ?? [])}</${node.element}>`))
    .join('');

export const button = (text: string, href: string, kind = ''): string =>
  `<a class="button ${kind}" href="${escape(href)}">${escape(text)}</a>`;

/** A picture in the files that the site has of it. The one of the first view is asked for at once, the others lazily. */
export function picture({ image, alt }: Illustration, sizes: string, first = false): string {
  const formats = image.formats ?? [];
  const source = (from: typeof image, media: string) =>
    formats.map((format) => `<source type="image/${format}"${media} srcset="${srcSetOf(from, format)}" sizes="${sizes}">`).join('');
  const sources = (image.portrait ? source(image.portrait, ` media="${narrow}"`) : '') + source(image, '');
  const loading = first ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  return `<picture>${sources}<img src="${fallbackOf(image)}" alt="${escape(alt)}" width="${image.width}" height="${image.height}" ${loading}></picture>`;
}
