import type { Example } from '../schema/examples.ts';

const loaders = import.meta.glob<Record<string, Example<unknown>>>('../sections/*/examples.ts', { import: 'examples' });

/** The slugs of the sections that have examples: all of them. */
export const exampleSlugs = Object.keys(loaders).map((path) => path.split('/').at(-2) ?? path);

/** The ready examples of a section, by name; none for a section that is not there. */
export async function loadExamples(slug: string): Promise<Record<string, Example<unknown>>> {
  return (await loaders[`../sections/${slug}/examples.ts`]?.()) ?? {};
}
