import { inject, type TestContext } from 'vitest';
import { catalogueText } from './catalogue-stories.ts';

/** The annotations of a story and its file that decide how it is tested. */
interface Annotations {
  tags?: string[];
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

const languages = ['en', 'fr'] as const;

/** By the file's meta, the number of its stories so far that run in one language. The first story always counts. */
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
 * Registers a story's test in place of Vitest's `test` (vitest.config.ts inserts the call). These stories run in both
 * languages: those with screenshots, those that show a row of the error catalogue, those with the tag `both-languages`,
 * and the only story of a file, because Vitest rejects files without tests. The other stories alternate between the
 * languages, since their behaviour is the same in each (decision 77). `EVERY_LANGUAGE=1` runs all stories in both.
 *
 * Structure, names and roles are the same in both languages and themes. So the English test of a story that also runs
 * in French audits colours only: French is light and English is dark.
 *
 * @param total the number of stories in the file
 */
export function registerStory(
  test: (name: string, run: Run) => void,
  name: string,
  total: number,
  testStory: (options: StoryOptions) => Run,
  options: StoryOptions,
): void {
  const { locale } = inject('globals');
  const count = counts.get(options.meta) ?? 0;
  const inOneLanguage = !inject('everyLanguage') && total > 1 && !isForBothLanguages(options);
  counts.set(options.meta, count + Number(inOneLanguage || count === 0));
  if (inOneLanguage && locale !== languages[count % 2]) return;
  const isRepeated = !inOneLanguage && !inject('everyLanguage') && locale === 'en';
  const run = testStory(isRepeated ? { ...options, story: auditedBy(colourRules, options.story) } : options);
  test(name, async (context) => {
    const { meta } = context.task;
    Object.assign(meta, { inOneLanguage, isRepeated });
    await run(context);
    // The audit's report is for Storybook's own panel. It has 50 kB, which Vitest would send with each result.
    if (import.meta.env['VITEST_STORYBOOK'] !== 'true') delete meta.reports;
  });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether all stories run in both languages. */
    everyLanguage: boolean;
  }
  interface TaskMeta {
    /** The reports of Storybook's addons. */
    reports?: unknown;
    /** Whether the story runs in this language only. `contrast.ts` then audits its colours in the other theme too. */
    inOneLanguage?: boolean;
    /** Whether the story also runs in French, where all axe rules and `parameters.continuation` are tested. */
    isRepeated?: boolean;
  }
}
