import { accountDeletionMock } from '@kermesse/api/mocks/account-deletion';
import { deletionPhrases } from '@kermesse/api/schemas/account/deletion';
import { longDate } from '@kermesse/api/schemas/common/long-date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SessionProvider } from '../../session/session.ts';
import { phoneCustomer } from '../../stories/account-people.ts';
import { localeOf, onFlowStage, screenParameters, spies, textsOf } from '../../stories/flow-story.tsx';
import { expectToast, fillField, user, type PlayContext } from '../../stories/form-stories.ts';
import { createHeldResponse } from '../../stories/held-response.ts';
import { leaveAndReturn, LeaveAndReturn } from '../../stories/leaving/LeaveAndReturn.tsx';
import { endableSession, type EndableSession } from '../../stories/sessions/endable-session.ts';
import { AccountDeletion } from '../AccountDeletion.tsx';

const eraseAt = '2026-12-22T09:30:00.000Z';
const held = createHeldResponse('/account-deletion');
let session: EndableSession;

/** The page is left while the deletion is being sent: a notification on the page that follows shows the outcome. */
const meta = {
  title: 'Flows/Delete account/Left while deleting',
  component: AccountDeletion,
  tags: ['!dev', '!autodocs'],
  decorators: [onFlowStage],
  beforeEach: () => {
    session = endableSession(phoneCustomer());
    held.hold();
    return () => held.release();
  },
  parameters: {
    ...screenParameters,
    flow: { settings: { accountDeletion: true } },
    msw: { handlers: [held.handler, accountDeletionMock.success({ data: { eraseAt } })] },
  },
  render: () => (
    <SessionProvider value={session}>
      <LeaveAndReturn>
        <AccountDeletion />
      </LeaveAndReturn>
    </SessionProvider>
  ),
} satisfies Meta<typeof AccountDeletion>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (context: PlayContext) => textsOf(context, 'deleteAccount');
const leaveOrReturn = ({ canvas }: PlayContext) => user.click(canvas.getByRole('button', { name: '↔' }));

async function requestDeletion(context: PlayContext) {
  const t = words(context);
  await user.click(await context.canvas.findByRole('button', { name: t.continue }));
  await fillField(
    await context.canvas.findByLabelText(t.confirmText.replace('{{phrase}}', t.phrase)),
    deletionPhrases.en,
  );
  await user.click(context.canvas.getByRole('button', { name: t.delete }));
  await waitFor(() => expect(held.asked()).toBe(1));
}

async function deleteAndLeave(context: PlayContext) {
  await requestDeletion(context);
  await leaveOrReturn(context);
}

/** The notification says until when the account can be kept. The session ends. */
export const Received: Story = {
  play: async (context) => {
    await deleteAndLeave(context);
    held.release();
    await expectToast(context, words(context).doneTitle);
    await expectToast(
      context,
      words(context).doneUntil.replace('{{date}}', longDate(new Date(eraseAt), localeOf(context))),
    );
    await expect(session.get().ended).toBe('deleted');
    await expect(spies.go).not.toHaveBeenCalled();
  },
};

/** The page of the deletion is shown again when the response arrives: the home page follows. */
export const ShownAgain: Story = {
  play: async (context) => {
    await deleteAndLeave(context);
    await leaveOrReturn(context);
    await context.canvas.findByRole('heading', { level: 1, name: words(context).confirmTitle });
    held.release();
    await expectToast(context, words(context).doneTitle);
    await waitFor(() => expect(spies.go).toHaveBeenCalledWith('/', { replace: true }));
  },
};

/** The deletion fails: a notification says so, and the session continues. */
export const Fails: Story = {
  parameters: { msw: { handlers: [held.handler, accountDeletionMock.serverError] } },
  play: async (context) => {
    await deleteAndLeave(context);
    held.release();
    await expectToast(context, words(context).notDeleted);
    await expect(session.get().state).toBe('connected');
  },
};

/** The page is left after the response and shown again, as by a language switch: it still shows the result. */
export const LeftAfterwards: Story = {
  play: async (context) => {
    const t = words(context);
    await requestDeletion(context);
    held.release();
    await context.canvas.findByRole('heading', { level: 1, name: t.doneTitle });
    await leaveAndReturn(context);
    await context.canvas.findByRole('heading', { level: 1, name: t.doneTitle });
    const date = longDate(new Date(eraseAt), localeOf(context));
    await expect(context.canvas.getByText(t.doneUntil.replace('{{date}}', date))).toBeVisible();
    await expect(spies.go).not.toHaveBeenCalled();
  },
};
