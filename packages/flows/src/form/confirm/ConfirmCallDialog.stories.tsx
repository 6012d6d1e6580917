import { userSessionsEndMock } from '@kermesse/api/mocks/user-sessions-end';
import { userSessionsEnd } from '@kermesse/api/user-sessions-end';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { localeOf, onFlowStage, wordsOf } from '../../stories/flow-story.tsx';
import { failureText, user, type PlayContext, press } from '../../stories/form-stories.ts';
import { createHeldResponse } from '../../stories/held-response.ts';
import { ConfirmCallDialog } from './ConfirmCallDialog.tsx';

const samples = {
  fr: {
    title: 'Supprimer cette adresse ?',
    text: '« Rue des Palmiers, Lomé » ne sera plus proposée.',
    cancel: 'Garder',
    confirm: 'Supprimer',
    again: 'Réessayer',
    pending: 'Suppression…',
  },
  en: {
    title: 'Delete this address?',
    text: '“Rue des Palmiers, Lomé” will no longer be offered.',
    cancel: 'Keep',
    confirm: 'Delete',
    again: 'Try again',
    pending: 'Deleting…',
  },
};

const held = createHeldResponse('/user-sessions/:id');

/** Renders a dialog until it is closed. */
function Closing({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [open, setOpen] = useState(true);
  return open && children(() => setOpen(false));
}

/**
 * Asks for confirmation before something is deleted permanently, then sends the request. The initial focus is on the
 * cancel button. Both buttons are disabled or busy while the request is pending. After a failure, the dialog shows the
 * error and stays open for a retry. After a success, it closes.
 */
const meta = {
  title: 'Flows/Form/Confirm dialog',
  component: ConfirmCallDialog,
  decorators: [onFlowStage],
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
    failureTitle: '',
  },
  render: (args, { globals }) => {
    const t = samples[localeOf({ globals })];
    return (
      <ConfirmCallDialog
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
    frameHeight: 480,
    msw: { handlers: [userSessionsEndMock.success()] },
  },
} satisfies Meta<typeof ConfirmCallDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (context: PlayContext) => wordsOf(samples, context);

/** The question, before any request is sent. The button that cancels is first and has the focus. */
export const Typical: Story = {
  play: async (context) => {
    const t = words(context);
    const dialog = await screen.findByRole('alertdialog', { name: t.title });
    await waitFor(() => expect(dialog).toBeVisible());
    const [cancel, confirm] = within(dialog).getAllByRole('button');
    await expect(cancel).toHaveAccessibleName(t.cancel);
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(confirm).toHaveAccessibleName(t.confirm);
    await expect(screen.getByText(t.text, { collapseWhitespace: false })).toBeVisible();
  },
};

/** While the request is pending, the cancel button is disabled and the confirm button is busy. */
export const Pending: Story = {
  parameters: { msw: { handlers: [userSessionsEndMock.pending] } },
  play: async (context) => {
    const t = words(context);
    await press(t.confirm);
    await waitFor(() => expect(screen.getByRole('button', { name: t.cancel })).toBeDisabled());
    await expect(context.args.onDone).not.toHaveBeenCalled();
  },
};

/** The dialog stays open after a failure. The confirm button may have another label for the retry. */
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

/** After a successful response, the dialog calls `onDone`, then `onClose`. */
export const Confirmed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { onDone, onClose } = context.args;
    await press(words(context).confirm);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** A request continues when the dialog is closed: the list behind the dialog shows its result. */
export const ClosedWhilePending: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [held.handler, userSessionsEndMock.success()] } },
  beforeEach: () => {
    held.hold();
    return held.release;
  },
  render: (args, context) => <Closing>{(onClose) => meta.render({ ...args, onClose }, context)}</Closing>,
  play: async (context) => {
    await press(words(context).confirm);
    await waitFor(() => expect(held.asked()).toBe(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    held.release();
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce());
  },
};
