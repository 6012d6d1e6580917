import { expect, waitFor, within } from 'storybook/test';
import {
  exampleStory,
  sectionMeta,
  sharedLinkStory,
  type SectionStoryObj,
  variantStory,
} from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Team', ...sectionMeta(section) };

/** Prices have the format of the language, and the name of a link contains that of its service. */
export const Typical: SectionStoryObj = {
  ...exampleStory(examples.typical),
  play: async ({ canvas, globals }) => {
    const english = globals['locale'] === 'en';
    await waitFor(() => expect(canvas.getByText(english ? /^F\sCFA\s280,000$/ : /^280\s000\sF\sCFA$/)).toBeVisible());
    const name = english ? 'Ask for a date The arch of yes' : 'Demander une date L’arche du oui';
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/\/register$/));
    // Names of cards side by side are on one line.
    const names = canvas.getAllByRole('heading', { level: 2 }).slice(0, 2);
    const [first, second] = names.map((heading) => heading.getBoundingClientRect());
    if (first?.left !== second?.left) await expect(first?.top).toBeCloseTo(second?.top ?? 0, 0);
  },
};
const hairlinesAligned = (width: string): SectionStoryObj => ({
  ...exampleStory(examples.typical),
  globals: { viewport: { value: width } },
  play: async ({ canvasElement }) => {
    await canvasElement.ownerDocument.fonts.ready;
    const lists = [...canvasElement.querySelectorAll('article ul')].slice(0, 2);
    const [one = 0, other = 9] = lists.map((list) => list.parentElement?.getBoundingClientRect().top);
    await expect(Math.abs(one - other)).toBeLessThan(1);
  },
});
/** The hairlines of cards side by side are on one line, however many lines their texts have. */
export const SideBySide768: SectionStoryObj = { ...hairlinesAligned('w768'), tags: ['!dev', '!autodocs'] };
export const SideBySide1024: SectionStoryObj = { ...hairlinesAligned('w1024'), tags: ['!dev', '!autodocs'] };
export const SideBySide1280: SectionStoryObj = { ...hairlinesAligned('w1280'), tags: ['!dev', '!autodocs'] };
export const Minimal = variantStory(examples.minimal);
export const Longest = variantStory(examples.longest);
export const People = variantStory(examples.people);
// A patterned fabric replaces pictures: both themes show it.
export const WithoutImages: SectionStoryObj = {
  ...exampleStory(examples.withoutImages),
  tags: ['screenshot'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Livraison à Lomé')).toBeVisible();
  },
};

export const SharedLink: SectionStoryObj = { ...sharedLinkStory, tags: ['!dev', '!autodocs'] };
