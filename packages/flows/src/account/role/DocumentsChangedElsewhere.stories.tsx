import { documentsRemoveMock } from '@kermesse/api/mocks/documents-remove';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { provider, storyDocuments } from '../../stories/account-people.ts';
import { expectAvailable, expectToast, failureText, type PlayContext, user } from '../../stories/form-stories.ts';
import { onFlowStage, textsOf } from '../../stories/flow-story.tsx';
import { createHeldResponse } from '../../stories/held-response.ts';
import { KeptSession, refreshed } from '../../stories/sessions/KeptSession.tsx';
import { DocumentsBlock } from './DocumentsBlock.tsx';

const [, pending, rejected] = storyDocuments;
const member = { ...provider({ documents: storyDocuments }), profileId: '12' };

/** The list is older than the documents on the server, which another tab or the team has changed. */
const meta = {
  title: 'Flows/Account/Documents/Changed elsewhere',
  tags: ['!dev', '!autodocs'],
  component: DocumentsBlock,
  decorators: [onFlowStage],
  args: { user: member },
  render: ({ user: shown }) => <KeptSession user={shown}>{() => <DocumentsBlock user={shown} />}</KeptSession>,
  parameters: { frameHeight: 640 },
} satisfies Meta<typeof DocumentsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

async function removePending(context: PlayContext) {
  const t = textsOf(context, 'documents');
  await user.click(screen.getByRole('button', { name: t.remove.replace('{{name}}', pending?.name ?? '') }));
  const dialog = await screen.findByRole('alertdialog', { name: t.removeTitle });
  await user.click(within(dialog).getByRole('button', { name: t.removeShort }));
}

/** The document was already removed: the list is loaded again. */
export const AlreadyRemoved: Story = {
  parameters: { msw: { handlers: [documentsRemoveMock.requestNotFound] } },
  play: async (context) => {
    await removePending(context);
    await expectToast(context, textsOf(context, 'documents').removed);
    await waitFor(() => expect(refreshed).toHaveBeenCalledOnce());
  },
};

/** The document was approved, so it cannot be removed: the reason is shown, and the list is loaded again. */
export const ApprovedMeanwhile: Story = {
  parameters: { msw: { handlers: [documentsRemoveMock.requestRefused] } },
  play: async (context) => {
    await removePending(context);
    const dialog = screen.getByRole('alertdialog');
    await expect(await within(dialog).findByText(failureText('documentApproved', context))).toBeVisible();
    await waitFor(() => expect(refreshed).toHaveBeenCalledOnce());
  },
};

const held = createHeldResponse('/documents/:id');

/**
 * While a document is being removed, the user asks to remove another one: the second question can be answered, and
 * stays open.
 */
export const AskedDuringRemoval: Story = {
  parameters: { msw: { handlers: [held.handler, documentsRemoveMock.success()] } },
  beforeEach: () => {
    held.hold();
    return () => held.release();
  },
  play: async (context) => {
    const t = textsOf(context, 'documents');
    await removePending(context);
    await waitFor(() => expect(held.asked()).toBe(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: t.remove.replace('{{name}}', rejected?.name ?? '') }));
    const dialog = await screen.findByRole('alertdialog', { name: t.removeTitle });
    await expectAvailable(within(dialog).getByRole('button', { name: t.removeShort }));
    held.release();
    await expectToast(context, t.removed);
    await waitFor(() => expect(refreshed).toHaveBeenCalledOnce());
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveTextContent(rejected?.name ?? '');
    await waitFor(() => expectAvailable(within(dialog).getByRole('button', { name: t.removeShort })));
  },
};
