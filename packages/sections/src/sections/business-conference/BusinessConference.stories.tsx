import { expect, within } from 'storybook/test';
import { exampleStory, sectionMeta, type SectionStoryObj, variantStory } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Business conference', ...sectionMeta(section) };

export const Typical: SectionStoryObj = {
  ...exampleStory(examples.typical),
  play: async ({ canvas, globals }) => {
    const english = globals['locale'] === 'en';
    const list = canvas.getByRole('list', { name: english ? 'What is included' : 'Ce qui est compris' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: english ? 'Ask for a quote' : 'Demander un devis' })).toHaveAttribute(
      'href',
      '/create-event',
    );
  },
};
export const Minimal: SectionStoryObj = {
  ...variantStory(examples.minimal),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
export const Longest = variantStory(examples.longest);
export const WithoutImage = exampleStory(examples.withoutImage);
export const FeaturesAsText: SectionStoryObj = {
  ...variantStory(examples.featuresAsText),
  play: async ({ canvasElement, globals }) => {
    const coffee = globals['locale'] === 'en' ? 'Coffee on arrival' : 'Un café d’accueil';
    await expect(within(canvasElement).getByText(coffee)).toBeVisible();
  },
};
