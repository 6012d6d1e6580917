import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import { rowsIn, waitForRows } from '../stories/keys.ts';
import { homePage } from '../stories/pages.ts';
import { Workbench } from '../stories/Workbench.tsx';

const prices = Array.from({ length: 20 }, (_, index) => ({
  slug: 'pricing',
  pivot: { linkId: `plans-${index}` },
  data: {
    title: { fr: 'Trois entrées', en: 'Three tickets' },
    services: [{ name: { fr: 'Une entrée', en: 'A ticket' }, price: index === 19 ? 'beaucoup' : 5 }],
  },
}));

/** The list of a page with more sections than the window shows. */
const meta = {
  title: 'Composer/Long page',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { drafts: [draftOf('page', { ...homePage, sections: prices, sectionsOrder: [] })] },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the list shows a row without scrolling. */
const isVisible = (row: Element | undefined) => {
  const column = row?.closest('[data-scroll]')?.getBoundingClientRect();
  const { top, bottom } = row?.getBoundingClientRect() ?? {};
  return column !== undefined && Number(top) >= column.top && Number(bottom) <= column.bottom;
};

/** The list numbers equal sections, scrolls to one that is selected elsewhere, and stays with it while keys move it. */
export const SelectedElsewhere: Story = {
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 20);
    await expect(isVisible(rowsIn(canvasElement).at(-1))).toBe(false);
    await expect(rowsIn(canvasElement)[0]).toHaveAccessibleName(
      /^(Tarifs, 1 sur 20 Trois entrées|Pricing, 1 of 20 Three tickets)$/,
    );
    await expect(rowsIn(canvasElement).at(-1)).toHaveAccessibleName(
      /^(Tarifs, 20 sur 20 1 point à corriger Trois entrées|Pricing, 20 of 20 1 problem to fix Three tickets)$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^1 (à corriger|to fix)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /(doit être un nombre|must be a number)/ }));
    await waitFor(() => expect(isVisible(rowsIn(canvasElement).at(-1))).toBe(true));
    await expect(rowsIn(canvasElement).at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(
      within(rowsIn(canvasElement)[19] as HTMLElement).getByText(/^(Trois entrées|Three tickets)$/),
    );
    await userEvent.keyboard(`{Alt>}${'{ArrowUp}'.repeat(16)}{/Alt}`);
    await waitFor(() => expect(rowsIn(canvasElement)[3]).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(isVisible(rowsIn(canvasElement)[3])).toBe(true));
  },
};

const title = 'Une fête très longue '.repeat(30).trim();

/** The name of a page with a very long title is shortened. */
export const LongTitle: Story = {
  args: { drafts: [draftOf('page', { ...homePage, title: { fr: title, en: title } })] },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('button', { name: /^Une fête très longue .*…$/ });
    await expect(name.textContent.length).toBeLessThan(90);
  },
};

/** A page whose title is not translated has its title in the other language. */
export const UntranslatedTitle: Story = {
  args: {
    drafts: ['fr', 'en'].map((only) => draftOf('page', { ...homePage, slug: only, title: { [only]: 'Tarifs' } })),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Page Tarifs/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Tarifs' }));
    await expect(await screen.findAllByRole('menuitem', { name: /^Tarifs/ })).toHaveLength(2);
  },
};
