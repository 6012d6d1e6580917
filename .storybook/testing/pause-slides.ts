import { isTest } from './is-test.ts';
import type { StoryContext } from '@storybook/react-vite';

/**
 * In a test, a story that has pictures is in a tab that nobody sees: slides that turn by themselves wait. A busy machine
 * would need longer for the pictures than they do for a turn.
 * @returns what shows the tab again
 */
export function pauseSlides({ tags }: Pick<StoryContext, 'tags'>): (() => void) | undefined {
  if (!isTest || !tags.some((tag) => tag.startsWith('screenshot'))) return undefined;
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  return () => void Reflect.deleteProperty(document, 'hidden');
}
