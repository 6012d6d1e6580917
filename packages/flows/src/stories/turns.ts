import type { StoryContext } from '@storybook/react-vite';
import { localeOf } from './flowStory.tsx';

/** The language whose turn it is, by the story's id: half of them in each. */
const turnOf = (id: string) => ([...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 2 === 0 ? 'fr' : 'en');

/**
 * Whether a story is played in its language. For somebody who looks at it, always. In tests, what is long and goes the same
 * way in both languages is played in one of them, by turns, so that both come up for each kind of failure (decision 3).
 * Such a story has the tag `one-language`: its colours are audited in both themes (`.storybook/testing/contrast.ts`).
 */
export function isItsTurn(context: Pick<StoryContext, 'id' | 'globals'>): boolean {
  return !('__vitest_browser__' in globalThis) || localeOf(context) === turnOf(context.id);
}
