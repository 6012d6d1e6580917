import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { localeOf, wordsOf } from '../stories/flow-story.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const samples = {
  fr: {
    title: 'Supprimer cette adresse ?',
    text: 'Elle ne sera plus proposée.',
    cancel: 'Garder',
    confirm: 'Supprimer',
  },
  en: { title: 'Delete this address?', text: 'It will no longer be offered.', cancel: 'Keep', confirm: 'Delete' },
};

/** The dialog of every question before something is lost: the dialogs of other stories show it. */
const meta = {
  title: 'Flows/Form/Confirm dialog/Answers',
  component: ConfirmDialog,
  tags: ['!dev', '!autodocs'],
  args: {
    title: '',
    cancelLabel: '',
    confirmLabel: '',
    pendingLabel: '…',
    isOpen: true,
    onConfirm: fn(),
    onCancel: fn(),
    children: null,
  },
  render: (args, { globals }) => {
    const t = samples[localeOf({ globals })];
    return (
      <ConfirmDialog {...args} title={t.title} cancelLabel={t.cancel} confirmLabel={t.confirm}>
        <p>{t.text}</p>
      </ConfirmDialog>
    );
  },
  parameters: { frameHeight: 480 },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button that cancels has the focus and comes before the one that confirms. */
export const Order: Story = {
  play: async (context) => {
    const t = wordsOf(samples, context);
    const dialog = await screen.findByRole('alertdialog', { name: t.title });
    const [cancel, confirm] = within(dialog).getAllByRole('button');
    await expect(cancel).toHaveAccessibleName(t.cancel);
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(confirm).toHaveAccessibleName(t.confirm);
    await userEvent.click(confirm as HTMLElement);
    await expect(context.args.onConfirm).toHaveBeenCalledOnce();
    await expect(context.args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(context.args.onCancel).toHaveBeenCalledOnce();
  },
};

/** While the action is pending, it cannot be cancelled with the button. */
export const Pending: Story = {
  args: { pending: true },
  play: async (context) => {
    const t = wordsOf(samples, context);
    const dialog = await screen.findByRole('alertdialog', { name: t.title });
    await expect(within(dialog).getAllByRole('button')[0]).toBeDisabled();
    await expect(context.args.onCancel).not.toHaveBeenCalled();
  },
};
