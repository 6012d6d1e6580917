import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Scheme } from '@kermesse/ui/theme';
import { inject, type TestContext } from 'vitest';
import { catalogueText } from './catalogue-stories.ts';

/** The annotations of a story and its file that decide how it is tested. */
interface Annotations {
  tags?: string[];
  globals?: object;
  parameters?: { screenshot?: unknown; a11y?: { options?: object } };
}

interface StoryOptions {
  storyId: string;
  story: Annotations;
  meta: Annotations;
}

type Run = (context: TestContext) => Promise<void>;

/** The axe rules that check colours. All other rules have the same results in both themes and languages. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** A language and a theme. */
export interface Combination {
  locale: Locale;
  theme: Scheme;
}

/** Each language with one theme: together they show the colours of both (decision 3). */
const combinations = [
  { locale: 'en', theme: 'dark' },
  { locale: 'fr', theme: 'light' },
] as const satisfies readonly Combination[];

/** By the file's meta, the number of its stories so far that run in one language. */
const counts = new WeakMap<object, number>();

function isForBothLanguages({ storyId, story, meta }: StoryOptions): boolean {
  const tags = [...(meta.tags ?? []), ...(story.tags ?? [])];
  return (
    tags.includes('screenshot') ||
    tags.includes('both-languages') ||
    catalogueText(storyId) !== undefined ||
    Boolean(story.parameters?.screenshot ?? meta.parameters?.screenshot)
  );
}

/** Returns the story with an audit by the given axe rules only. */
function auditedBy(rules: string[], { parameters, ...story }: Annotations): Annotations {
  const { a11y } = parameters ?? {};
  return {
    ...story,
    parameters: { ...parameters, a11y: { ...a11y, options: { ...a11y?.options, runOnly: rules } } },
  };
}

/**
 * Chooses the language of a story that runs in one: the stories of a file alternate, and so do the first stories of
 * files, by the length of their name.
 */
function nextCombination({ storyId, meta }: StoryOptions): Combination {
  const count = counts.get(meta) ?? storyId.indexOf('--') % 2;
  counts.set(meta, count + 1);
  return combinations[count % 2 === 0 ? 0 : 1];
}

/**
 * Registers a story's tests, one for each language in which it runs, in place of Vitest's `test` (vitest.config.ts
 * inserts the call). These stories run in both languages: those with screenshots, those that show a row of the error
 * catalogue, and those with the tag `both-languages`. The other stories run in one language, since their behaviour is
 * the same in each (decision 77). `EVERY_LANGUAGE=1` runs all stories in both.
 *
 * Structure, names and roles are the same in both languages and themes. So the English test of a story that also runs
 * in French audits colours only: French is light and English is dark.
 */
export function registerStory(
  test: (name: string, run: Run) => void,
  storyName: string,
  testStory: (options: StoryOptions) => Run,
  options: StoryOptions,
): void {
  const inOneLanguage = !inject('everyLanguage') && !isForBothLanguages(options);
  const { story } = options;
  for (const combination of inOneLanguage ? [nextCombination(options)] : combinations) {
    const { locale } = combination;
    const isRepeated = !inOneLanguage && !inject('everyLanguage') && locale === 'en';
    const audited = isRepeated ? auditedBy(colourRules, story) : story;
    const run = testStory({ ...options, story: { ...audited, globals: { ...combination, ...story.globals } } });
    test(`${storyName}, ${locale}`, async (context) => {
      const { task } = context;
      Object.assign(task.meta, { storyName, combination, inOneLanguage, isRepeated });
      await run(context);
      // The audit's report is for Storybook's own panel. It has 50 kB, which Vitest would send with each result.
      if (import.meta.env['VITEST_STORYBOOK'] !== 'true') delete task.meta.reports;
    });
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether all stories run in both languages. */
    everyLanguage: boolean;
  }
  interface TaskMeta {
    /** The name of the story, without the language. */
    storyName?: string;
    /** The language and theme of the test. */
    combination?: Combination;
    /** The reports of Storybook's addons. */
    reports?: unknown;
    /** Whether the story runs in this language only. `contrast.ts` then audits its colours in the other theme too. */
    inOneLanguage?: boolean;
    /** Whether the story also runs in French, where all axe rules and `parameters.continuation` are tested. */
    isRepeated?: boolean;
  }
}
