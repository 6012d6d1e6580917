import { createElement, type ElementType } from 'react';
import type { ReactRenderer } from '@storybook/react-vite';
import { isExportStory, sanitize } from 'storybook/internal/csf';
import { normalizeProjectAnnotations, normalizeStory, prepareStory } from 'storybook/internal/preview-api';
import type { NormalizedComponentAnnotations, StoryAnnotations } from 'storybook/internal/types';
import type { PropType } from './components.ts';
import { argTypesOf, commentOf } from './described.ts';
import { idleControls } from './idle-controls.ts';
import { snippetOf } from './snippet.ts';

/** What is known of a file of stories without rendering one. */
export interface DescribedStories {
  title: string;
  /** The comment above the component, and its props. */
  comment: string;
  props: Record<string, PropType>;
  stories: DescribedStory[];
}

export interface DescribedStory {
  id: string;
  /** Whether the sidebar lists it. */
  listed: boolean;
  /** Its code in each language, where it has some. */
  code: string | undefined;
  french: string | undefined;
  /** Controls that change nothing. */
  idle: string[];
}

type Meta = NormalizedComponentAnnotations<ReactRenderer>;
type Story = StoryAnnotations<ReactRenderer>;

const files = import.meta.glob<{ default: Meta } & Record<string, Story>>([
  '../../packages/{flows,sections,ui}/src/**/*.stories.tsx',
]);

const project = normalizeProjectAnnotations<ReactRenderer>({
  render: (args, { component }) => createElement(component as ElementType, args),
});

/** Reads every story of what other apps can install. It runs in Node: it calls what a story renders, and no hook. */
export async function describeStories(): Promise<DescribedStories[]> {
  const found: DescribedStories[] = [];
  for (const load of Object.values(files)) {
    const { default: own, ...rest } = await load();
    const meta = { ...own, id: sanitize(own.title) };
    const stories = Object.entries(rest)
      .filter(([name]) => isExportStory(name, meta))
      .map(([name, annotations]) => {
        const story = prepareStory(normalizeStory(name, annotations, meta), meta, project);
        const context = { ...story, args: story.initialArgs, globals: { locale: 'en' } };
        return {
          id: story.id,
          listed: story.tags.includes('dev'),
          code: snippetOf(context),
          french: snippetOf({ ...context, globals: { locale: 'fr' } }),
          idle: idleControls(context),
        };
      });
    found.push({ title: own.title, comment: commentOf(own.component), props: argTypesOf(own.component), stories });
  }
  return found;
}
