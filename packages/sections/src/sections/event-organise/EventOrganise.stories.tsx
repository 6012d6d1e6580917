import { expect } from 'storybook/test';
import { exampleStory, sectionMeta, type SectionStoryObj, variantStory } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Event organise', ...sectionMeta(section) };

export const Typical: SectionStoryObj = {
  ...exampleStory(examples.typical),
  play: async ({ canvas, globals }) => {
    const name = globals['locale'] === 'en' ? 'Create my event' : 'Créer mon événement';
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/create-event');
  },
};
export const Minimal = exampleStory(examples.minimal);
export const Longest = variantStory(examples.longest);
export const WithoutImage = exampleStory(examples.withoutImage);
export const Kits: SectionStoryObj = {
  ...variantStory(examples.kits),
  play: async ({ canvas, globals }) => {
    const [first] = canvas.getAllByRole('link', { name: globals['locale'] === 'en' ? 'See the kit' : 'Voir le kit' });
    await expect(first).toHaveAccessibleDescription(/L’arche du oui|The arch of yes/);
    await expect(canvas.getByText(globals['locale'] === 'en' ? 'Free' : 'Gratuit')).toBeVisible();
  },
};
