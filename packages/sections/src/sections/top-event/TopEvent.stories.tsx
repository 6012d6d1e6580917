import { expect, userEvent, within } from 'storybook/test';
import { exampleStory, sectionMeta, type SectionStoryObj, variantStory } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Top event', ...sectionMeta(section) };

/** The whole ticket is a link, and the keyboard reaches the links in order. */
export const Typical: SectionStoryObj = {
  ...exampleStory(examples.typical),
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link');
    await expect(links).toHaveLength(4);
    for (const link of links) {
      await expect(link.getAttribute('href')).toMatch(/\/login$/);
      await userEvent.tab();
      await expect(link).toHaveFocus();
      link.scrollIntoView({ block: 'center' });
      const ticket = link.closest('li')?.getBoundingClientRect() ?? new DOMRect();
      await expect(document.elementFromPoint(ticket.left + 60, ticket.bottom - 60)).toBe(link);
    }
  },
};
export const Minimal = exampleStory(examples.minimal);
export const Longest = variantStory(examples.longest);
export const Colours = exampleStory(examples.colours);
