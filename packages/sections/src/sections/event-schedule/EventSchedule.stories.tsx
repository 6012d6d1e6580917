import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { exampleStory, sectionMeta, type SectionStoryObj, variantStory } from '../../stories/story.tsx';
import { examples } from './examples.ts';
import { section } from './section.ts';

export default { title: 'Sections/Event schedule', ...sectionMeta(section) };

export const Typical = exampleStory(examples.typical);
export const Minimal = exampleStory(examples.minimal);
export const Longest = variantStory(examples.longest);
/** The cover is the same as in `Minimal`, whose screenshot shows it at full width. */
export const EmptyDay: SectionStoryObj = {
  ...exampleStory(examples.emptyDay),
  parameters: { screenshot: { widths: [360] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals['locale'] === 'en' ? 'February 2027' : 'février 2027')).toBeVisible();
  },
};

/** Days of several months, without a description that says when they are. */
export const SeveralMonths: SectionStoryObj = {
  tags: ['!dev', '!autodocs'],
  args: {
    ...exampleStory(examples.emptyDay).args,
    schedule: ['2026-12-12', '2027-01-16', '2027-01-17'].map((date, index) => ({ index, date })),
  },
  play: async ({ canvas, globals }) => {
    const [december, january] =
      globals['locale'] === 'en' ? ['December 2026', 'January 2027'] : ['décembre 2026', 'janvier 2027'];
    const tabs = canvas.getAllByRole('tab').map((tab) => within(tab));
    for (const [index, month] of [december, january, january].entries())
      await expect(tabs[index]?.getByText(month)).toBeVisible();
    await expect(canvas.getAllByText(january)).toHaveLength(2);
  },
};

export const DaysByKeyboard: SectionStoryObj = {
  tags: ['!dev', '!autodocs'],
  args: exampleStory(examples.typical).args,
  play: async ({ canvas }) => {
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

/** The row of days is too long for the section: the selected day scrolls to its middle after a swipe or a click. */
export const ManyDays: SectionStoryObj = {
  tags: ['!dev', '!autodocs'],
  args: {
    ...exampleStory(examples.emptyDay).args,
    schedule: Array.from({ length: 14 }, (_, index) => ({ index, date: `2026-12-${10 + index}` })),
  },
  play: async ({ canvas, canvasElement }) => {
    const middleOf = (element: HTMLElement) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const row = canvas.getByRole('tablist');
    const tabs = canvas.getAllByRole('tab');
    const isCentred = (tab: HTMLElement | undefined) =>
      waitFor(() => expect(Math.abs(middleOf(tab as HTMLElement) - middleOf(row))).toBeLessThan(2));
    await document.fonts.ready;
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(row.scrollLeft).toBe(0);
    const leaf = canvasElement.querySelector('[data-swiped]') as HTMLElement;
    for (const [index] of tabs.slice(0, 6).entries()) {
      const touch = { pointerId: 2, pointerType: 'touch', isPrimary: true, clientY: 300 };
      await fireEvent.pointerDown(leaf, { ...touch, clientX: 300 });
      await fireEvent.pointerUp(leaf, { ...touch, clientX: 200 });
      await expect(tabs[index + 1]).toHaveAttribute('aria-selected', 'true');
    }
    await isCentred(tabs[6]);
    await userEvent.click(tabs[7] as HTMLElement);
    await isCentred(tabs[7]);
  },
};

/** Returns the rules for printing in the page's styles. */
const printRules = (styles: Iterable<CSSStyleSheet>) =>
  [...styles]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => [rule, ...('cssRules' in rule ? (rule.cssRules as CSSRuleList) : [])])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && /\bprint\b/.test(rule.conditionText));

/** Every day is printed below its date, whichever is selected. */
export const Printed: SectionStoryObj = {
  tags: ['!dev', '!autodocs'],
  args: exampleStory(examples.typical).args,
  play: async ({ canvas, canvasElement }) => {
    const tabs = canvas.getAllByRole('tab');
    await userEvent.click(tabs[1] as HTMLElement);
    const days = canvasElement.querySelectorAll('[data-swiped] ol');
    await expect(days).toHaveLength(tabs.length);
    const rules = printRules(canvasElement.ownerDocument.styleSheets);
    const conditions = rules.map(({ conditionText }) => conditionText);
    for (const { media } of rules) media.mediaText = 'all';
    try {
      for (const tab of tabs) await expect(tab).not.toBeVisible();
      for (const day of days) {
        await expect(day).toBeVisible();
        await expect(day.previousElementSibling).toBeVisible();
        await expect(day.previousElementSibling).toHaveTextContent(/2026/);
      }
    } finally {
      for (const [index, { media }] of rules.entries()) media.mediaText = conditions[index] ?? '';
    }
  },
};
