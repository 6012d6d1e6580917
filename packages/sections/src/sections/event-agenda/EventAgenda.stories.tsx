import { expect, within } from 'storybook/test';
import { exampleStory, sectionMeta, type SectionStoryObj, variantStory } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Event agenda', ...sectionMeta(section) };

export const Typical: SectionStoryObj = {
  ...exampleStory(examples.typical),
  play: async ({ canvasElement }) => {
    const days = within(canvasElement).getAllByRole('region', { name: /202[67]$/ });
    await expect(days.map((day) => within(day).getAllByRole('listitem').length)).toEqual([3, 2, 2]);
  },
};
export const Minimal = exampleStory(examples.minimal);
export const Longest = variantStory(examples.longest);
export const EmptyDay = exampleStory(examples.emptyDay);
