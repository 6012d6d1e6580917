import { expect, userEvent, within } from 'storybook/test';
import { exampleStory, sectionMeta, type SectionStoryObj, variantStory } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Event schedule', ...sectionMeta(section) };

export const Typical = exampleStory(examples.typical);
export const Minimal = exampleStory(examples.minimal);
export const Longest = variantStory(examples.longest);
export const EmptyDay = exampleStory(examples.emptyDay);

export const DaysByKeyboard: SectionStoryObj = {
  tags: ['!dev', '!autodocs'],
  args: exampleStory(examples.typical).args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, third] = canvas.getAllByRole('tab');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(within(canvas.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('{End}');
    await expect(third).toHaveAttribute('aria-selected', 'true');
    await expect(within(canvas.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
};
