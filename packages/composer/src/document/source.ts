import { sourcesOf } from '@kermesse/sections/page';

/** The data source of a section, for data that its page does not contain. */
export type Source = ReturnType<typeof sourcesOf>[number]['source'];

const read = new WeakMap<object, Source | null>();

/** Returns the data source of an entry, if it has one. Cached per entry. */
export function sourceOf(entry: unknown): Source | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const known = read.get(entry);
  if (known !== undefined) return known ?? undefined;
  const [found] = sourcesOf({ slug: 'preview', title: 'Preview', sections: [entry] });
  read.set(entry, found?.source ?? null);
  return found?.source;
}

/** Returns the name of a source for a message. */
export const nameOfSource = (source: Source) =>
  source.type === 'section-data' ? [source.section, source.source, source.link].join(' · ') : source.name;
