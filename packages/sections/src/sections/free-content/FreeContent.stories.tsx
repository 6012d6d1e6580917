import { expect } from 'storybook/test';
import { exampleStory, sectionMeta, type SectionStoryObj, variantStory } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Free content', ...sectionMeta(section) };

export const Typical = exampleStory(examples.typical);
export const Minimal = exampleStory(examples.minimal);
// Its text repeats the typical one three times. The screenshot of the next story shows the button.
export const Longest = { ...variantStory(examples.longest), parameters: { screenshot: { maximumHeight: 1200 } } };
export const PictureAbove = variantStory(examples.pictureAbove);

export const EveryElement: SectionStoryObj = {
  ...variantStory(examples.everyElement),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvasElement.querySelector('script, [onclick]')).toBeNull();
    await expect(canvas.getByRole('figure')).toBeVisible();
  },
};
