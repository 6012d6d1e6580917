import { expect, userEvent, within } from 'storybook/test';
import { exampleStory, sectionMeta, type SectionStoryObj } from '../../stories/story.tsx';
import { SectionStory } from '../../stories/SectionStory.tsx';
import { examples as heroes } from '../hero-slider/examples.ts';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Search bar', ...sectionMeta(section) };

export const Typical = exampleStory(examples.typical);
export const Minimal = exampleStory(examples.minimal);
export const Titled = exampleStory(examples.titled);
export const Longest = exampleStory(examples.longest);

/** The card overlaps the lower edge of the preceding hero without covering the hero's marks. */
export const UnderHero: SectionStoryObj = {
  tags: ['screenshot', 'screenshot-without-pictures'],
  args: exampleStory(examples.typical).args,
  render: (args) => (
    <>
      <SectionStory slug="hero-slider" data={heroes.oneSlide.data} />
      <SectionStory slug="search-bar" data={args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const hero = canvasElement.querySelector('[data-section="hero-slider"]');
    const card = within(canvasElement)
      .getByRole('combobox', { name: /^(Où|Where)$/ })
      .closest('form');
    await expect(card?.getBoundingClientRect().top).toBeLessThan(hero?.getBoundingClientRect().bottom ?? 0);
  },
};

/** Each search shows its response in a live region, and the selection stays. */
export const Asked: SectionStoryObj = {
  args: exampleStory(examples.typical).args,
  play: async ({ canvas }) => {
    const where = canvas.getByRole('combobox', { name: /^(Où|Where)$/ });
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.selectOptions(where, 'Kpalimé');
    await userEvent.click(canvas.getByRole('button', { name: /^(Trouver un kit|Find a kit)$/ }));
    await expect(status).toHaveTextContent(/^(La recherche arrive bientôt|Search is coming soon)/);
    const before = status.firstElementChild;
    await userEvent.keyboard('{Enter}');
    await expect(status.children).toHaveLength(1);
    await expect(status.firstElementChild).not.toBe(before);
    await expect(where).toHaveDisplayValue('Kpalimé');
  },
};
