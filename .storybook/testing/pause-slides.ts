import { isTest } from './is-test.ts';
import type { StoryContext } from '@storybook/react-vite';

/**
 * Makes the document of a story with screenshots look hidden in tests, so that carousels pause. Otherwise a busy
 * machine could need longer for the screenshots than a slide is shown.
 * @returns the function that makes the document visible again
 */
export function pauseSlides({ tags }: Pick<StoryContext, 'tags'>): (() => void) | undefined {
  if (!isTest || !tags.some((tag) => tag.startsWith('screenshot'))) return undefined;
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  return () => void Reflect.deleteProperty(document, 'hidden');
}
