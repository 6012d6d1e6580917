import type { TestContext } from 'vitest';
import type { StoryContext } from '@storybook/react-vite';
import { getShownStory } from './shown-story.ts';

/** The type of `parameters.continuation`. */
type Continuation = (context: StoryContext) => Promise<void>;

interface Story {
  parameters?: { continuation?: Continuation };
}

/**
 * Runs `parameters.continuation` after a story. A story ends at the state in its name, where it is audited and its
 * screenshots are taken. The continuation tests the user's next steps (retrying, recovering) on the same frame. Only
 * tests run it. Its behaviour is the same in both languages, so a story that runs in both continues in French only
 * (decision 77).
 */
export async function continueStory({ story, task }: TestContext & { story?: Story }): Promise<void> {
  const continuation = story?.parameters?.continuation;
  if (continuation === undefined || task.meta.isRepeated || task.result?.state === 'fail') return;
  const context = getShownStory();
  if (context === undefined)
    throw new Error('The context of the story is unknown: check that preview.tsx calls setShownStory.');
  await continuation(context);
}
