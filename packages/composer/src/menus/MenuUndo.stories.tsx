import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { draftOf } from '../store/workspace.ts';
import { rowsIn, waitForRows } from '../stories/keys.ts';
import { Workbench } from '../stories/Workbench.tsx';

const entry = (id: number, title: string) => ({ id, position: id, title: { fr: title, en: title }, path: '/' });

const meta = {
  title: 'Composer/Undo in menus',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    drafts: [
      draftOf('site', {
        menus: [{ location: 'header', items: [entry(1, 'Un'), entry(2, 'Deux'), entry(3, 'Trois')] }],
      }),
    ],
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const undo = () => userEvent.keyboard('{Control>}z{/Control}');

/** Opens the menus and removes the second link with its key. */
async function removeSecond(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Menus$/ }));
  await waitForRows(canvasElement, 3);
  await userEvent.click(rowsIn(canvasElement)[1] as HTMLElement);
  await userEvent.keyboard('{Delete}');
  await waitForRows(canvasElement, 2);
  await waitFor(() => expect(rowsIn(canvasElement)[1]).toHaveFocus());
}

/** The selected row, whose form shows below the menu. */
async function isSelected(canvasElement: HTMLElement, index: number, title: string) {
  await waitFor(() => expect(rowsIn(canvasElement)[index]).toHaveAttribute('aria-selected', 'true'));
  await expect(rowsIn(canvasElement)[index]).toHaveAccessibleName(title);
  const french = within(canvasElement).getByRole('textbox', { name: /^(Titre, français|Title, French)$/ });
  await expect(french).toHaveValue(title);
}

/** An undo selects and focuses the link that it brings back. */
export const RestoredLink: Story = {
  play: async ({ canvasElement }) => {
    await removeSecond(canvasElement);
    await undo();
    await isSelected(canvasElement, 1, 'Deux');
    await waitFor(() => expect(rowsIn(canvasElement)[1]).toHaveFocus());
  },
};

/** An undo also selects the link when another part of the site was shown. */
export const RestoredFromAnotherPart: Story = {
  play: async ({ canvasElement, canvas }) => {
    await removeSecond(canvasElement);
    const [first] = within(canvas.getByRole('navigation')).getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await waitForRows(canvasElement, 0);
    await undo();
    await isSelected(canvasElement, 1, 'Deux');
  },
};

/** An undo selects the link whose text it changes. */
export const ChangedLink: Story = {
  play: async ({ canvasElement, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Menus$/ }));
    await waitForRows(canvasElement, 3);
    await userEvent.click(rowsIn(canvasElement)[0] as HTMLElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Titre, français|Title, French)$/ }), ' !');
    await userEvent.click(rowsIn(canvasElement)[2] as HTMLElement);
    await undo();
    await isSelected(canvasElement, 0, 'Un');
    await waitFor(() => expect(rowsIn(canvasElement)[0]).toHaveFocus());
  },
};
