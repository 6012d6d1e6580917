import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import { chooseInDocuments, rowsIn, tabTo, tabToAndPress, waitForRows } from '../stories/keys.ts';
import { Workbench } from '../stories/Workbench.tsx';

/** Keys that are pressed beside the rows of a list or a tree change no row. */
const meta = {
  title: 'Composer/Keys beside rows',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the open menu of a row, the keys that remove and move the selected section do nothing. */
export const InMenu: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const names = () => rowsIn(canvasElement).map((row) => row.getAttribute('data-key'));
    const before = names();
    await userEvent.click(rowsIn(canvasElement)[0] as HTMLElement);
    await userEvent.click(
      within(rowsIn(canvasElement)[1] as HTMLElement).getByRole('button', { name: /^Actions/, expanded: false }),
    );
    await screen.findByRole('menu');
    await userEvent.keyboard('{Delete}{Backspace}{Alt>}{ArrowDown}{/Alt}');
    await expect(names()).toEqual(before);
  },
};

/** A copy that the menu of a row made has the focus, so that Delete removes the copy and not the original. */
export const CopyFromMenu: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const rows = () => rowsIn(canvasElement);
    const [original] = rows();
    await userEvent.click(within(original as HTMLElement).getByRole('button', { name: /^Actions/, expanded: false }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Dupliquer|Duplicate)$/ }));
    await waitFor(() => expect(rows()[1]).toHaveFocus());
    await expect(rows()[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(rows()).toHaveLength(3));
    await expect(rows()[0]).toBe(original);
  },
};

/** If undo shows another section, its row has the focus in place of the field that is gone. */
export const UndoElsewhere: Story = {
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    const title = () => canvas.queryByRole('textbox', { name: /^(Titre, français|Title, French)$/ });
    for (const row of [1, 2]) {
      await userEvent.click(rowsIn(canvasElement)[row] as HTMLElement);
      await tabTo(title);
      await userEvent.keyboard('!');
    }
    await userEvent.keyboard('{Control>}zz{/Control}');
    await waitFor(() => expect(rowsIn(canvasElement)[1]).toHaveFocus());
    await expect(rowsIn(canvasElement)[1]).toHaveAttribute('aria-selected', 'true');
  },
};

/** Undo selects and focuses the section that was moved, also of two neighbours that change places. */
export const UndoneMove: Story = {
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    const [, , moved] = rowsIn(canvasElement);
    await userEvent.click(moved as HTMLElement);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(rowsIn(canvasElement)[1]).toBe(moved));
    await userEvent.click(rowsIn(canvasElement)[0] as HTMLElement);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(moved).toHaveFocus());
    await expect(moved).toHaveAttribute('aria-selected', 'true');
  },
};

const site = draftOf('site', {
  name: 'Kermesse',
  menus: [{ location: 'header', items: [{ id: 1, title: { fr: 'Agenda', en: 'Agenda' }, path: '/agenda' }] }],
});

/** In an empty menu of the site, Delete does not remove the selected link of the other menu. */
export const InEmptyMenu: Story = {
  args: { drafts: [site] },
  play: async ({ canvasElement, canvas }) => {
    await tabToAndPress(() => canvas.queryByRole('button', { name: /^Menus$/ }));
    await waitForRows(canvasElement, 1);
    await userEvent.click(rowsIn(canvasElement)[0] as HTMLElement);
    await tabTo(() => canvasElement.querySelector('[data-empty-list] [role="treegrid"]'));
    await userEvent.keyboard('{Delete}');
    await expect(rowsIn(canvasElement)).toHaveLength(1);
  },
};

const entry = (id: number, title: string) => ({ id, title: { fr: title, en: title }, path: `/${title}` });

/** After Delete in a menu of the site, the next link has the focus. */
export const DeleteInMenu: Story = {
  args: {
    drafts: [
      draftOf('site', {
        name: 'Kermesse',
        menus: [{ location: 'header', items: [entry(1, 'a'), entry(2, 'b'), entry(3, 'c')] }],
      }),
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await tabToAndPress(() => canvas.queryByRole('button', { name: /^Menus$/ }));
    await waitForRows(canvasElement, 3);
    await userEvent.click(rowsIn(canvasElement)[1] as HTMLElement);
    await userEvent.keyboard('{Delete}');
    await waitForRows(canvasElement, 2);
    await waitFor(() => expect(rowsIn(canvasElement)[1]).toHaveFocus());
    await expect(rowsIn(canvasElement)[1]).toHaveAttribute('aria-selected', 'true');
  },
};

/** A section is pasted into an empty page from its list, and at the top of a page from the row of the page. */
export const PasteIntoEmptyPage: Story = {
  args: { drafts: [draftOf('page', { slug: 'empty', title: { fr: 'Vide', en: 'Empty' }, sections: [] })] },
  beforeEach: () => {
    const section = { slug: 'faq', pivot: { linkId: 'copied' }, data: {} };
    spyOn(navigator.clipboard, 'readText').mockResolvedValue(JSON.stringify(section));
  },
  play: async ({ canvasElement, canvas }) => {
    await tabTo(() => canvas.queryByRole('grid', { name: /^Sections/ }));
    await userEvent.keyboard('{Control>}v{/Control}');
    await waitForRows(canvasElement, 1);
    await waitFor(() => expect(rowsIn(canvasElement)[0]).toHaveFocus());
    canvasElement.querySelector<HTMLElement>('[data-page-row]')?.focus();
    // Caps Lock is on.
    await userEvent.keyboard('{Control>}V{/Control}');
    await waitForRows(canvasElement, 2);
    await expect(rowsIn(canvasElement)[0]).toHaveAttribute('aria-selected', 'true');
  },
};

/** Several pasted sections are one step to undo. */
export const PasteSeveral: Story = {
  beforeEach: () => {
    const sections = ['one', 'two'].map((linkId) => ({ slug: 'faq', pivot: { linkId }, data: {} }));
    spyOn(navigator.clipboard, 'readText').mockResolvedValue(JSON.stringify(sections));
  },
  play: async ({ canvasElement }) => {
    await waitForRows(canvasElement, 3);
    await userEvent.click(rowsIn(canvasElement)[0] as HTMLElement);
    await userEvent.keyboard('{Control>}v{/Control}');
    await waitForRows(canvasElement, 5);
    await waitFor(() => expect(rowsIn(canvasElement)[2]).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitForRows(canvasElement, 3);
  },
};

/** The clipboard that the browser hands over once the editor allows it. */
let allow: (text: string) => void = () => undefined;

/** If another document is opened before the browser hands over the clipboard, nothing is pasted. */
export const PasteTooLate: Story = {
  args: {
    drafts: ['un', 'deux'].map((slug) => draftOf('page', { slug, title: { fr: slug, en: slug }, sections: [] })),
  },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'readText').mockImplementation(
      () =>
        new Promise((resolve) => {
          allow = resolve;
        }),
    );
  },
  play: async ({ canvasElement, canvas }) => {
    await tabTo(() => canvas.queryByRole('grid', { name: /^Sections/ }));
    await userEvent.keyboard('{Control>}v{/Control}');
    await chooseInDocuments(canvasElement, /^deux/);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(Adresse|Address)$/ })).toHaveValue('deux'));
    allow(JSON.stringify({ slug: 'faq', pivot: { linkId: 'copied' }, data: {} }));
    // The notification fades in.
    await waitFor(() => expect(screen.getByText(/^(Rien n’a été collé|Nothing was pasted)/)).toBeVisible());
    await expect(rowsIn(canvasElement)).toHaveLength(0);
  },
};
