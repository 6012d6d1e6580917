import { inject, type TestContext } from 'vitest';

/** What of a story's and its file's annotations is read here. */
interface Annotations {
  tags?: string[];
  play?: unknown;
  parameters?: { screenshot?: unknown };
}

interface StoryOptions {
  story: Annotations;
  meta: Annotations;
}

type Run = (context: TestContext) => Promise<void>;

const languages = ['fr', 'en'] as const;

/** How many stories of each file have been played in one language so far, by the file's meta. */
const counts = new WeakMap<object, number>();

function isForBothLanguages({ story, meta }: StoryOptions): boolean {
  const tags = [...(meta.tags ?? []), ...(story.tags ?? [])];
  const hasPlay = Boolean(story.play ?? meta.play);
  const hasScreenshots =
    tags.includes('screenshot') || Boolean(story.parameters?.screenshot ?? meta.parameters?.screenshot);
  return !hasPlay || hasScreenshots || tags.includes('both-languages');
}

/**
 * Registers a story's test, in the place of Vitest's `test` (vitest.config.ts puts the call there). A story without a play
 * function, or with screenshots, is tested in both languages. The other stories of a file are tested in one language, by
 * turns, since what they do is the same in each; the first one is tested in both (decision 77). `EVERY_LANGUAGE=1` tests
 * all of them in both.
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
  const run = testStory(options);
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
