import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { rowsIn, waitForRows } from '../stories/keys.ts';
import { Workbench } from '../stories/Workbench.tsx';

/** A comment that was typed but not sent. */
const meta = {
  title: 'Composer/Unsent comment',
  component: Workbench,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: /^(Votre commentaire|Your comment)$/ };

/** The text is still there when the editor comes back to the section, and does not take the focus. */
export const KeptPerSection: Story = {
  play: async ({ canvasElement, canvas }) => {
    await waitForRows(canvasElement, 3);
    const choose = async (index: number) => userEvent.click(rowsIn(canvasElement)[index] as HTMLElement);
    await choose(1);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Commenter|Comment)$/ }));
    await userEvent.type(canvas.getByRole('textbox', field), 'Which towns?');
    await choose(2);
    await waitFor(() => expect(canvas.queryByRole('textbox', field)).toBeNull());
    await choose(1);
    await waitFor(() => expect(canvas.getByRole('textbox', field)).toHaveValue('Which towns?'));
    await expect(canvas.getByRole('textbox', field)).not.toHaveFocus();
    const group = within(canvas.getByRole('group', { name: /^(Commentaires|Comments)$/ }));
    await userEvent.click(group.getByRole('button', { name: /^(Annuler|Cancel)$/ }));
    await choose(2);
    await choose(1);
    await canvas.findByRole('button', { name: /^(Commenter|Comment)$/ });
  },
};
