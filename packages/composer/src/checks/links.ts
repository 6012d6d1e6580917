import type { PathKey } from '@kermesse/sections/faults';
import { fromJsonText, isRecord } from '@kermesse/sections/json';
import { metaOf, type FieldMeta } from '@kermesse/sections/meta';
import type { SectionPlace } from '../document/sections.ts';
import { definitionOf } from '../document/section-names.ts';
import type * as z from 'zod';

/** A field of a section with its value, at any depth. */
export interface Leaf {
  meta: FieldMeta;
  keys: PathKey[];
  value: unknown;
}

/** All fields of a value that hold something, by the schema it is read with; lists and groups are walked through. */
function leavesOf(schema: z.ZodType, value: unknown, keys: PathKey[]): Leaf[] {
  if (value === undefined || value === null) return [];
  const meta = metaOf(schema);
  const given = fromJsonText(value);
  if (meta.kind === 'group') {
    if (!isRecord(given)) return [];
    return Object.entries(meta.fields ?? {}).flatMap(([name, field]) =>
      Object.hasOwn(given, name) ? leavesOf(field, given[name], [...keys, name]) : [],
    );
  }
  const { item } = meta;
  if (meta.kind === 'list') {
    return item === undefined || !Array.isArray(given)
      ? []
      : given.flatMap((entry, index) => leavesOf(item, entry, [...keys, index]));
  }
  return [{ meta, keys, value: given }];
}

/** All fields of a section that have a value. None for a section of unknown kind. */
export function leavesOfSection({ entry, id, index }: SectionPlace): Leaf[] {
  const definition = definitionOf(id);
  if (definition === undefined || !isRecord(entry)) return [];
  return leavesOf(definition.schema, entry['data'], ['sections', index, 'data']);
}

const hrefs = /href\s*=\s*"([^"]*)"/g;

/** The links in a page. */
export const linksIn = {
  /** The links of a section: of its link fields, and those in its long texts. */
  section: (place: SectionPlace): { keys: PathKey[]; href: string }[] =>
    leavesOfSection(place).flatMap(({ meta, keys, value }) => {
      if (meta.kind === 'link' && typeof value === 'string') return [{ keys, href: value.trim() }];
      if (meta.kind !== 'richText') return [];
      const texts =
        typeof value === 'string'
          ? [value]
          : isRecord(value)
            ? Object.values(value).filter((text) => typeof text === 'string')
            : [];
      const found = new Set(texts.flatMap((text) => [...text.matchAll(hrefs)].map(([, href = '']) => href)));
      return [...found].map((href) => ({ keys, href }));
    }),
  /** The anchor that a section has. */
  anchorOf: (entry: unknown): string | undefined => {
    const settings = isRecord(entry) ? entry['settings'] : undefined;
    const anchor = isRecord(settings) ? settings['anchor'] : undefined;
    return typeof anchor === 'string' && anchor !== '' ? anchor : undefined;
  },
};
