import { expect, within } from 'storybook/test';
import { exampleStory, sectionMeta, type SectionStoryObj, variantStory } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Banner', ...sectionMeta(section) };

export const Typical: SectionStoryObj = {
  ...exampleStory(examples.typical),
  play: async ({ canvas, globals }) => {
    const name = globals['locale'] === 'en' ? 'Become coordinator' : 'Devenir coordinateur';
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/become-coordinator');
    await expect(canvas.getByRole('region', { name: /Run a hundred|Tenez-en cent/ })).toBeVisible();
  },
};
export const Minimal: SectionStoryObj = {
  ...variantStory(examples.minimal),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const Longest = variantStory(examples.longest);
/** The screenshot of the rosette is large at full width. */
export const WithoutImage = {
  ...exampleStory(examples.withoutImage),
  parameters: { screenshot: { widths: [360] } },
};
