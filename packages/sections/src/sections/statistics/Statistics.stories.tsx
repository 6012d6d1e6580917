import { expect } from 'storybook/test';
import { columnsAt } from '../../stories/columns-at.ts';
import { exampleStory, sectionMeta, type SectionStoryObj } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Statistics', ...sectionMeta(section) };

export const Typical = exampleStory(examples.typical);
export const Minimal = exampleStory(examples.minimal);
export const Longest = exampleStory(examples.longest);
export const WithIcons = exampleStory(examples.withIcons);

/** In wide rows, the last figure is not alone. */
export const SixInEvenRows: SectionStoryObj = {
  tags: ['!dev', '!autodocs'],
  args: { stats: Array.from({ length: 6 }, (_, index) => ({ value: `${index + 1}`, label: 'x' })) },
  play: async ({ canvasElement }) => {
    await expect(columnsAt(canvasElement, 'dl', [440, 760, 960, 1280])).toEqual([2, 3, 3, 6]);
  },
};
