import type { StoryContext } from '@storybook/react-vite';

let shown: StoryContext | undefined;

/** Keeps the context of the story that is rendered, for what a test does after its play function. */
export function keepShownStory(context: StoryContext): void {
  shown = context;
}

/** The context of the story that was rendered last. */
export const shownStory = (): StoryContext | undefined => shown;
