import { commands } from 'vitest/browser';
import { afterEach, expect, type TestContext } from 'vitest';
import { snippetOf } from '../describe/snippet.ts';
import { shownStory } from './shown-story.ts';

interface Story {
  tags?: string[];
}

/** A story that the sidebar lists shows code: what another app would write, or nothing for a part of the site. */
afterEach(async ({ story, task }: TestContext & { story?: Story }) => {
  if (story === undefined || story.tags?.includes('!dev') || task.result?.state === 'fail') return;
  const context = shownStory();
  if (context === undefined)
    throw new Error('the context of the story is not known: see keepShownStory in preview.tsx');
  const code = snippetOf(context);
  if (code === undefined) {
    const isComponent = context.title.startsWith('Components/');
    expect(isComponent, `“${context.title} / ${task.name}” needs its code in parameters.code`).toBe(false);
  } else expect(await commands.faultsOfSnippet(code), code).toEqual([]);
});

declare module 'vitest/browser' {
  interface BrowserCommands {
    faultsOfSnippet: (code: string) => Promise<string[]>;
  }
}
