import { inject, type TestContext } from 'vitest';
import { colourRules } from './colour-rules.ts';
import { catalogueText } from './error-catalogue.ts';

/** The annotations of a story and of its file that are read here. */
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

const languages = ['fr', 'en'] as const;

/** How many stories of each file have been played in one language so far, by the file's meta. */
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

/** The story, audited by the given rules of axe only. */
function auditedBy(rules: string[], { parameters, ...story }: Annotations): Annotations {
  const { a11y } = parameters ?? {};
  return {
    ...story,
    parameters: { ...parameters, a11y: { ...a11y, options: { ...a11y?.options, runOnly: rules } } },
  };
}

/**
 * Registers a story's test, in the place of Vitest's `test` (vitest.config.ts puts the call there). A story with
 * screenshots, one that shows a row of the error catalogue, and the first one of a file are tested in both languages. The other stories are tested in one language, by
 * turns, since what they do is the same in each (decision 77). `EVERY_LANGUAGE=1` tests all of them in both.
 *
 * Structure, names and roles are the same in both languages and themes. So the test in English of a story that is also
 * tested in French audits colours only: French is light and English is dark.
 */
export function registerStory(
  test: (name: string, run: Run) => void,
  name: string,
  testStory: (options: StoryOptions) => Run,
  options: StoryOptions,
): void {
  const inBoth = inject('everyLanguage') || isForBothLanguages(options);
  const count = counts.get(options.meta) ?? 0;
  if (!inBoth) counts.set(options.meta, count + 1);
  const inOneLanguage = !inBoth && count > 0;
  if (inOneLanguage && inject('globals').locale !== languages[count % 2]) return;
  const audited = inOneLanguage || inject('everyLanguage') || inject('globals').locale === languages[0];
  const run = testStory(audited ? options : { ...options, story: auditedBy(colourRules, options.story) });
  test(name, (context) => {
    context.task.meta.inOneLanguage = inOneLanguage;
    return run(context);
  });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether each story is tested in both languages. */
    everyLanguage: boolean;
  }
  interface TaskMeta {
    /** The story is tested in this language only: `contrast.ts` audits its colours in the other theme too. */
    inOneLanguage?: boolean;
  }
}
