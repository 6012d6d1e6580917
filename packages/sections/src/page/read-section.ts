import { fault, pathText, type Fault, type PathKey } from '../schema/faults.ts';
import { isRecord } from '../schema/json.ts';
import { readTolerantly } from '../schema/tolerant.ts';
import type { SectionDefinition } from '../schema/section.ts';
import { settingsSchema, sourceSchema, type DataSource } from './configuration.ts';
import { entryFor, identifySection, sectionId, type Registry } from './registry.ts';

/** A section of a page after validation, before its data is localized. */
export interface ParsedSection {
  id: string;
  slug: string;
  linkId: string;
  /** Its index in the configuration's `sections`. */
  index: number;
  definition: SectionDefinition;
  data: unknown;
  settings: Record<string, unknown>;
  source?: DataSource;
}

/** Returns the fetched data of a source; undefined if there is none. */
export type GetFetchedData = (source: DataSource) => Record<string, unknown> | undefined;

/** The result of reading an entry: a section if it is valid, and its faults. */
export interface SectionReading {
  id?: string;
  section?: ParsedSection;
  faults: Fault[];
}

const sectionExpected = {
  fr: 'une section : { slug, pivot: { linkId }, data, settings }',
  en: 'a section: { slug, pivot: { linkId }, data, settings }',
};

function readSource(
  entry: Record<string, unknown>,
  slug: string,
  keys: PathKey[],
): { source?: DataSource; faults: Fault[] } {
  const settings = entry['settings'];
  const value = isRecord(settings) ? settings['source'] : undefined;
  if (value === undefined) return { faults: [] };
  const parsed = sourceSchema.safeParse(value);
  const expected = {
    fr: 'une source : { type: "section-data", source, link } ou { type: "content-model", name, field }',
    en: 'a source: { type: "section-data", source, link } or { type: "content-model", name, field }',
  };
  if (!parsed.success) return { faults: [fault([...keys, 'settings', 'source'], expected, value, { code: 'source' })] };
  const source = parsed.data;
  return {
    source: source.type === 'section-data' ? { ...source, section: source.section ?? slug } : source,
    faults: [],
  };
}

const checkData = ({ check }: SectionDefinition, data: unknown, at: PathKey[]): Fault[] =>
  (isRecord(data) ? check?.(data) : undefined)?.map((each) => ({
    ...each,
    keys: [...at, ...each.keys],
    path: pathText([...at, ...each.keys]),
  })) ?? [];

/**
 * Reads one entry of a page's `sections`.
 * @param fetched returns the data of the section's source; fields on the page override it
 */
export function readSection(
  entry: unknown,
  index: number,
  registry: Registry,
  fetched?: GetFetchedData,
): SectionReading {
  const keys: PathKey[] = ['sections', index];
  if (!isRecord(entry)) return { faults: [fault(keys, sectionExpected, entry, { code: 'structure' })] };
  const { slug, linkId, missingLink, rawLinkId } = identifySection(entry);
  if (slug === undefined)
    return {
      faults: [
        fault([...keys, 'slug'], { fr: 'le nom d’une section', en: 'the name of a section' }, entry['slug'], {
          code: 'structure',
        }),
      ],
    };
  const id = sectionId(slug, linkId);
  const definition = entryFor(registry, id);
  const located = (list: Fault[]) => list.map((each) => ({ ...each, section: id }));
  if (definition === undefined) {
    const names = Object.keys(registry).join(', ');
    const expected = { fr: `l’une des sections : ${names}`, en: `one of the sections: ${names}` };
    // Not rendered, but `kept`: imports and exports preserve sections that only another release or tool knows.
    return { id, faults: located([fault([...keys, 'slug'], expected, slug, { kept: true, code: 'unknown-section' })]) };
  }
  const faults: Fault[] = [];
  if (missingLink) {
    faults.push(
      fault([...keys, 'pivot', 'linkId'], { fr: 'un identifiant', en: 'an identifier' }, rawLinkId, {
        kept: true,
        code: 'link-id-missing',
      }),
    );
  }
  const { source, faults: sourceFaults } = readSource(entry, slug, keys);
  const entryData = entry['data'] ?? {};
  const data = isRecord(entryData) ? { ...(source && fetched?.(source)), ...entryData } : entryData;
  const isUnfetched = source !== undefined && fetched === undefined;
  const reading = readTolerantly(definition.schema, data, [...keys, 'data']);
  const settings = readTolerantly(settingsSchema, entry['settings'] ?? {}, [...keys, 'settings']);
  const dataFaults = isUnfetched ? reading.faults.filter(({ code }) => !code.startsWith('missing')) : reading.faults;
  faults.push(...dataFaults, ...settings.faults, ...sourceFaults);
  if (!reading.usable && !isUnfetched) return { id, faults: located(faults) };
  if (!isUnfetched) faults.push(...checkData(definition, data, [...keys, 'data']));
  const section = {
    id,
    slug,
    linkId,
    index,
    definition,
    data: reading.value ?? {},
    settings: (settings.value ?? {}) as Record<string, unknown>,
    source,
  };
  return { id, section, faults: located(faults) };
}
