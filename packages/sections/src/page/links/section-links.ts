import type { ResolvedSection } from '@kermesse/api/page-props';
import type * as z from 'zod';
import type { RichTextNode } from '../../rich-text/nodes.ts';
import { isRecord } from '../../schema/json.ts';
import { metaOf } from '../../schema/meta.ts';

/** Returns the paths of the links in a rich text. */
function linksInText(nodes: readonly RichTextNode[], path: string): string[] {
  return nodes.flatMap((node, index) => {
    if (typeof node === 'string') return [];
    const { attributes, children = [] } = node;
    const ownLink = attributes?.['href'] === undefined ? [] : [`${path}.${index}.attributes.href`];
    return [...ownLink, ...linksInText(children, `${path}.${index}.children`)];
  });
}

/**
 * Returns the paths of all links in a section's data, by the kinds of its fields, such as `slides.0.buttonLink`; also
 * those in long texts.
 * @param data in one language (see `localize`)
 */
export function linksOf(schema: z.ZodType, data: unknown, path = ''): string[] {
  const { kind, fields = {}, item } = metaOf(schema);
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (kind === 'link') return typeof data === 'string' ? [path] : [];
  if (kind === 'richText') return Array.isArray(data) ? linksInText(data as RichTextNode[], path) : [];
  if (kind === 'group' && isRecord(data))
    return Object.entries(fields).flatMap(([name, field]) => linksOf(field, data[name], below(name)));
  if (kind === 'list' && item !== undefined && Array.isArray(data))
    return data.flatMap((each, index) => linksOf(item, each, below(index)));
  return [];
}

/** Returns a copy of a value with the text at a path changed. */
function changeAt(value: unknown, [key = '', ...rest]: string[], change: (text: string) => string): unknown {
  const next = (inner: unknown) =>
    rest.length > 0 ? changeAt(inner, rest, change) : typeof inner === 'string' ? change(inner) : inner;
  if (Array.isArray(value)) return value.with(Number(key), next(value[Number(key)]));
  return isRecord(value) ? { ...value, [key]: next(value[key]) } : value;
}

/**
 * Replaces every link of a section's data by the result of `addressOf`, so that sections need not know routes or
 * languages.
 */
export function withLinks(section: ResolvedSection, addressOf: (href: string) => string): ResolvedSection {
  const { links = [], data } = section;
  if (links.length === 0) return section;
  const linked = links.reduce<unknown>((before, path) => changeAt(before, path.split('.'), addressOf), data);
  return { ...section, data: linked as ResolvedSection['data'] };
}
