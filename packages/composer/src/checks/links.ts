import type { PathKey } from '@kermesse/sections/faults';
import { parseJsonText, isRecord } from '@kermesse/sections/json';
import { metaOf, type FieldMeta } from '@kermesse/sections/meta';
import type { SectionPlace } from '../document/sections.ts';
import { definitionOf } from '../document/section-names.ts';
import type * as z from 'zod';

/** A field of a section at any depth, with its value. */
export interface FieldValue {
  meta: FieldMeta;
  keys: PathKey[];
  value: unknown;
}

/** Returns all fields with a value, by the schema. Descends into lists and groups. */
function leavesOf(schema: z.ZodType, value: unknown, keys: PathKey[]): FieldValue[] {
  if (value === undefined || value === null) return [];
  const meta = metaOf(schema);
  const given = parseJsonText(value);
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

/** Returns all fields of a section that have a value; none for an unknown kind of section. */
export function fieldValuesOf({ entry, id, index }: SectionPlace): FieldValue[] {
  const definition = definitionOf(id);
  if (definition === undefined || !isRecord(entry)) return [];
  return leavesOf(definition.schema, entry['data'], ['sections', index, 'data']);
}

const hrefs = /href\s*=\s*"([^"]*)"/g;

/** Finds links and anchors in sections. */
export const linksIn = {
  /** Returns the links of a section: those in link fields and in rich texts. */
  section: (place: SectionPlace): { keys: PathKey[]; href: string }[] =>
    fieldValuesOf(place).flatMap(({ meta, keys, value }) => {
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
  /** Returns the anchor of a section, if it has one. */
  anchorOf: (entry: unknown): string | undefined => {
    const settings = isRecord(entry) ? entry['settings'] : undefined;
    const anchor = isRecord(settings) ? settings['anchor'] : undefined;
    return typeof anchor === 'string' && anchor !== '' ? anchor : undefined;
  },
};
