import { expect, userEvent, waitFor, within } from 'storybook/test';
import { columnsAt } from '../../stories/columns-at.ts';
import { exampleStory, sectionMeta, type SectionStoryObj } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Sponsors', ...sectionMeta(section) };

const filterIn = (link: HTMLElement) => getComputedStyle(link.querySelector('image') ?? link).filter;

/** Logos have a single colour; focus and hover show their own colours. */
export const Typical: SectionStoryObj = {
  ...exampleStory(examples.typical),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Banque du Golfe' });
    await expect(filterIn(link)).toMatch(/^url\(/);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(filterIn(link)).toBe('none');
  },
};
export const Minimal = exampleStory(examples.minimal);
export const Longest = exampleStory(examples.longest);
export const LogosOnly: SectionStoryObj = {
  ...exampleStory(examples.logosOnly),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'radio-wharf.example' })).toBeVisible());
    await expect(canvas.getByRole('img', { name: 'Tissus Agbodrafo' }).closest('a')).toBeNull();
  },
};

/** In wide rows, the last logo is not alone. */
export const FiveInEvenRows: SectionStoryObj = {
  ...exampleStory(examples.typical),
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Banque du Golfe' });
    await expect(columnsAt(canvasElement, 'ul', [700, 960, 1140, 1280])).toEqual([2, 3, 3, 5]);
  },
};
