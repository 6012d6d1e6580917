import { useEffect } from 'react';
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Returns the URL of a story or docs page in Storybook, by its id. */
export const storyHref = (id: string): string => `/?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;

function openStory(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link ? new URL(link.href).searchParams.get('path') : null;
  const storyId = /^\/(?:story|docs)\/(.+)$/.exec(path ?? '')?.[1];
  if (storyId === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
  // Storybook's own links of written pages have opened their story already.
  if (event.defaultPrevented || window.parent === window) return;
  event.preventDefault();
  addons.getChannel().emit(SELECT_STORY, { storyId });
}

/** Opens links to stories within Storybook. Outside of Storybook's frame, the browser follows them. */
export function useStoryLinks(): void {
  useEffect(() => {
    document.addEventListener('click', openStory);
    return () => document.removeEventListener('click', openStory);
  }, []);
}

/** Changes the globals of the toolbar. */
export function choose(globals: Record<string, string>): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals });
}
