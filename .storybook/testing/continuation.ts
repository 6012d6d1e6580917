import { afterEach, type TestContext } from 'vitest';
import type { StoryContext } from '@storybook/react-vite';
import { shownStory } from './shown-story.ts';

/** What a story may declare in `parameters.continuation`. */
type Continuation = (context: StoryContext) => Promise<void>;

interface Story {
  parameters?: { continuation?: Continuation };
}

/**
 * A story stops at the state that it is named for: there it is audited, and its pictures are taken. What a person does
 * next (tries again, recovers) is the story's `parameters.continuation`. Only a test runs it, on the same frame.
 */
afterEach(async ({ story, task }: TestContext & { story?: Story }) => {
  const continuation = story?.parameters?.continuation;
  if (continuation === undefined || task.result?.state === 'fail') return;
  const context = shownStory();
  if (context === undefined)
    throw new Error('the context of the story is not known: see keepShownStory in preview.tsx');
  await continuation(context);
}, 30_000);
