import { sourcesOf } from '@kermesse/sections/page';
import { cached } from './cached.ts';

/** The data source of a section, for data that its page does not contain. */
export type Source = ReturnType<typeof sourcesOf>[number]['source'];

/** Returns the data source of an entry, if it has one. Cached per entry. */
export const sourceOf = cached(
  (entry: unknown): Source | undefined =>
    sourcesOf({ slug: 'preview', title: 'Preview', sections: [entry] })[0]?.source,
);

/** Returns the name of a source for a message. */
export const nameOfSource = (source: Source) =>
  source.type === 'section-data' ? [source.section, source.source, source.link].join(' · ') : source.name;
