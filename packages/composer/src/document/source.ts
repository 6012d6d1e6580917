import { sourcesOf } from '@kermesse/sections/page';

/** Where a section takes data from that is not written on its page. */
export type Source = ReturnType<typeof sourcesOf>[number]['source'];

const read = new WeakMap<object, Source | null>();

/** Where an entry takes data from; undefined for one that takes none. An entry is read once. */
export function sourceOf(entry: unknown): Source | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const known = read.get(entry);
  if (known !== undefined) return known ?? undefined;
  const [found] = sourcesOf({ slug: 'preview', title: 'Preview', sections: [entry] });
  read.set(entry, found?.source ?? null);
  return found?.source;
}

/** What a source is called in a message. */
export const nameOfSource = (source: Source) =>
  source.type === 'section-data' ? [source.section, source.source, source.link].join(' · ') : source.name;
