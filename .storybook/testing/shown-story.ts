import type { StoryContext } from '@storybook/react-vite';

let shown: StoryContext | undefined;

/** Stores the context of the rendered story, for checks after its play function. */
export function setShownStory(context: StoryContext): void {
  shown = context;
}

/** Returns the context of the story that was rendered last. */
export const getShownStory = (): StoryContext | undefined => shown;
