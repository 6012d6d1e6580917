import { userSessionsEndMock } from '@kermesse/api/mocks/user-sessions-end';
import { userSessionsEnd } from '@kermesse/api/user-sessions-end';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { beforeEachFlow, localeOf, onFlowStage, wordsOf } from '../stories/flow-story.tsx';
import { failureText, user, type PlayContext } from '../stories/form-stories.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const samples = {
  fr: {
    title: 'Supprimer cette adresse ?',
    text: '« Rue des Palmiers, Lomé » ne sera plus proposée.',
    cancel: 'Garder',
    confirm: 'Supprimer',
    again: 'Réessayer',
    pending: 'Suppression',
  },
  en: {
    title: 'Delete this address?',
    text: '“Rue des Palmiers, Lomé” will no longer be offered.',
    cancel: 'Keep',
    confirm: 'Delete',
    again: 'Try again',
    pending: 'Deleting',
  },
};

/**
 * Asks before something is deleted for good, and sends the request. The focus begins on the button that changes nothing.
 * While the request is under way both buttons wait; a failure is shown in the dialog, which stays open for another try. After
 * a success the dialog closes.
 */
const meta = {
  title: 'Flows/Form/Confirm dialog',
  component: ConfirmDialog,
  decorators: [onFlowStage],
  beforeEach: beforeEachFlow,
  args: {
    title: '',
    text: '',
    cancelLabel: '',
    confirmLabel: () => '',
    pendingLabel: '',
    situation: 'sessionsEnd',
    send: (client, signal) => client.call(userSessionsEnd, { id: 'session-2' }, { signal }),
    onDone: fn(),
    onClose: fn(),
  },
  render: (args, { globals }) => {
    const t = samples[localeOf({ globals })];
    return (
      <ConfirmDialog
        {...args}
        title={t.title}
        text={t.text}
        cancelLabel={t.cancel}
        confirmLabel={(error) => (error === undefined ? t.confirm : t.again)}
        pendingLabel={t.pending}
      />
    );
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    msw: { handlers: [userSessionsEndMock.success()] },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (context: PlayContext) => wordsOf(samples, context);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** The question. Nothing has been sent yet. */
export const Typical: Story = {
  play: async (context) => {
    const t = words(context);
    const dialog = await screen.findByRole('alertdialog', { name: t.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('button', { name: t.cancel })).toHaveFocus();
    await expect(screen.getByText(t.text)).toBeVisible();
  },
};

/** The request is under way: both buttons wait. */
export const Pending: Story = {
  parameters: { msw: { handlers: [userSessionsEndMock.pending] } },
  play: async (context) => {
    const t = words(context);
    await press(t.confirm);
    await waitFor(() => expect(screen.getByRole('button', { name: t.cancel })).toBeDisabled());
    await expect(context.args.onDone).not.toHaveBeenCalled();
  },
};

/** A failure keeps the dialog open. The button may have another name for the next try. */
export const ServerError: Story = {
  parameters: { msw: { handlers: [userSessionsEndMock.serverError] } },
  play: async (context) => {
    const t = words(context);
    await press(t.confirm);
    await waitFor(() => expect(screen.getByText(failureText('generic', context))).toBeVisible());
    await expect(screen.getByRole('button', { name: t.again })).toBeEnabled();
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

/** Once the answer is there, the dialog says so to what is around it, and asks to be closed. */
export const Confirmed: Story = {
  play: async (context) => {
    const { onDone, onClose } = context.args;
    await press(words(context).confirm);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
