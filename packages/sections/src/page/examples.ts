import type { Example } from '../schema/examples.ts';

const loaders = import.meta.glob<Record<string, Example<unknown>>>('../sections/*/examples.ts', { import: 'examples' });

/** The slugs of all sections. */
export const exampleSlugs = Object.keys(loaders).map((path) => path.split('/').at(-2) ?? path);

/** Loads the examples of a section, by name; none for an unknown section. */
export async function loadExamples(slug: string): Promise<Record<string, Example<unknown>>> {
  return (await loaders[`../sections/${slug}/examples.ts`]?.()) ?? {};
}
