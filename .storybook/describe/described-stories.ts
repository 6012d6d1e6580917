import { createElement, type ElementType } from 'react';
import type { ReactRenderer } from '@storybook/react-vite';
import { isExportStory, sanitize } from 'storybook/internal/csf';
import { normalizeProjectAnnotations, normalizeStory, prepareStory } from 'storybook/internal/preview-api';
import type { NormalizedComponentAnnotations, StoryAnnotations } from 'storybook/internal/types';
import type { PropType } from './components.ts';
import { argTypesOf, commentOf } from './described.ts';
import { ineffectiveControls, type IneffectiveControls } from './ineffective-controls.ts';
import { snippetOf } from './snippet.ts';

/** The description of a story file, without rendering any story. */
export interface DescribedStories {
  title: string;
  /** The comment above the component. */
  comment: string;
  props: Record<string, PropType>;
  stories: DescribedStory[];
}

export interface DescribedStory {
  id: string;
  /** Whether the sidebar lists the story. */
  listed: boolean;
  /** The story's code in each language, if it has code. */
  code: string | undefined;
  french: string | undefined;
  /** The controls that have no effect on the story. */
  ineffective: IneffectiveControls;
}

type Meta = NormalizedComponentAnnotations<ReactRenderer>;
type Story = StoryAnnotations<ReactRenderer>;

const files = import.meta.glob<{ default: Meta } & Record<string, Story>>([
  '../../packages/{flows,sections,ui}/src/**/*.stories.tsx',
]);

const project = normalizeProjectAnnotations<ReactRenderer>({
  render: (args, { component }) => createElement(component as ElementType, args),
});

/**
 * Describes every story of the published packages. It runs in Node: it calls the render functions of stories, but no
 * hooks.
 */
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
          // Only some readers need these, and they take long.
          get french() {
            return snippetOf({ ...context, globals: { locale: 'fr' } });
          },
          get ineffective() {
            return ineffectiveControls(context);
          },
        };
      });
    found.push({ title: own.title, comment: commentOf(own.component), props: argTypesOf(own.component), stories });
  }
  return found;
}
