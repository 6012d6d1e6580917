import type { Example } from '../schema/examples.ts';

/** The examples of every section, by slug. */
export type ExamplesBySlug = Readonly<Record<string, Readonly<Record<string, Example<unknown>>>>>;

/** Selects an example of each section, its settings and the order of the sections. */
export interface EverySectionOptions {
  /** The name of the examples; each section has `typical`, `minimal` and `longest`. */
  example: string;
  /** Settings for all sections; they override those of the example. */
  settings?: Record<string, unknown>;
  order?: (slugs: string[]) => string[];
}

/** Creates a page configuration with each section once. */
export function pageOfEverySection(
  examples: ExamplesBySlug,
  { example, settings, order = (slugs) => slugs }: EverySectionOptions,
) {
  const slugs = order(Object.keys(examples).toSorted());
  return {
    slug: 'every-section',
    title: { fr: 'Toutes les sections', en: 'Every section' },
    sections: slugs.map((slug) => {
      const { data, settings: own } = examples[slug]?.[example] ?? { data: {}, settings: undefined };
      return { slug, pivot: { linkId: 'every' }, data, settings: { ...own, ...settings } };
    }),
    sectionsOrder: slugs.map((slug) => `${slug}__every`),
    sectionsDisabled: [] as string[],
  };
}
