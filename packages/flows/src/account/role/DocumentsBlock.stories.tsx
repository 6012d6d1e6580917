import { documentsCreateMock } from '@kermesse/api/mocks/documents-create';
import { documentsFileMock } from '@kermesse/api/mocks/documents-file';
import { documentsRemoveMock } from '@kermesse/api/mocks/documents-remove';
import { documentsUploadMock } from '@kermesse/api/mocks/documents-upload';
import type { User } from '@kermesse/api/schemas/account/user';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { provider, storyDocuments } from '../../stories/account-people.ts';
import {
  expectAvailable,
  expectNotice,
  expectToast,
  failureText,
  press,
  type PlayContext,
  user,
} from '../../stories/form-stories.ts';
import { onFlowStage, textsOf } from '../../stories/flow-story.tsx';
import { KeptSession, refreshed } from '../../stories/sessions/KeptSession.tsx';
import { DocumentsBlock } from './DocumentsBlock.tsx';

type Member = User & { profileId: string };
const [approved, pending, rejected] = storyDocuments;
const member = (documents: User['documents']): Member => ({ ...provider({ documents }), profileId: '12' });

/** The sent requests in order: method and last segment of the path. */
let requests: string[] = [];
const record = ({ request }: { request: Request }) => {
  requests.push(`${request.method} ${request.url.split('/').at(-1)}`);
};

const meta = {
  title: 'Flows/Account/Documents',
  component: DocumentsBlock,
  decorators: [onFlowStage],
  beforeEach: () => {
    requests = [];
  },
  args: { user: member(storyDocuments) },
  render: ({ user: shown }) => <KeptSession user={shown}>{() => <DocumentsBlock user={shown} />}</KeptSession>,
  parameters: { frameHeight: 640 },
} satisfies Meta<typeof DocumentsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (context: PlayContext) => textsOf(context, 'documents', 'account');
const named = (text: string, name = '') => text.replace('{{name}}', name);

async function askToRemove(context: PlayContext) {
  const t = words(context);
  await press(named(t.remove, rejected?.name));
  return screen.findByRole('alertdialog', { name: t.removeTitle });
}

/** A rejected document shows the reason and can be replaced or removed. An approved document can only be viewed. */
export const Rejected: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    const t = words(context);
    const rows = within(context.canvas.getByRole('list', { name: t.list })).getAllByRole('listitem');
    await expect(rows[2]).toHaveTextContent(
      t.reason.replace('{{reason}}', rejected?.reason ?? '').replaceAll(/\s/g, ' '),
    );
    const buttons = rows.map((row) =>
      within(row)
        .getAllByRole('button')
        .map((button) => button.textContent),
    );
    await expect(buttons).toEqual([[t.view], [t.view, t.removeShort], [t.view, t.replace, t.removeShort]]);
  },
};

/** Without a reason, the list still says what to do. */
export const RejectedWithoutReason: Story = {
  args: {
    user: member([{ ...rejected, id: '3', path: 'documents/3.heic', reason: null } as Member['documents'][number]]),
  },
  play: async (context) => {
    await expect(context.canvas.getByText(words(context).noReason)).toBeVisible();
  },
};

/** Removing a document asks for confirmation. */
export const RemoveQuestion: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  parameters: {
    continuation: async (context: PlayContext) => {
      await press(words(context).keep);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(refreshed).not.toHaveBeenCalled();
    },
  },
  play: async (context) => {
    await expect(await askToRemove(context)).toHaveTextContent(rejected?.name ?? '');
  },
};

/** A double click sends one request. */
export const Removed: Story = {
  parameters: { msw: { handlers: [http.delete('*/api/documents/:id', record), documentsRemoveMock.success()] } },
  play: async (context) => {
    const t = words(context);
    const dialog = await askToRemove(context);
    await user.dblClick(within(dialog).getByRole('button', { name: t.removeShort }));
    await expectToast(context, t.removed);
    await expect(requests).toEqual([`DELETE ${rejected?.id}`]);
    await expect(refreshed).toHaveBeenCalledOnce();
  },
};

/** The dialog shows the failure and stays open for another attempt. */
export const RemoveFails: Story = {
  parameters: { msw: { handlers: [documentsRemoveMock.serverError] } },
  play: async (context) => {
    const dialog = await askToRemove(context);
    const remove = within(dialog).getByRole('button', { name: words(context).removeShort });
    await user.click(remove);
    await expect(await within(dialog).findByText(failureText('generic', context))).toBeVisible();
    await expectAvailable(remove);
    await expect(context.canvas.getByText(rejected?.name ?? '')).toBeInTheDocument();
  },
};

/** The new document is added before the rejected one is removed, so that there is always one. */
export const Replaced: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/documents', record),
        http.delete('*/api/documents/:id', record),
        documentsUploadMock.success(),
        documentsCreateMock.success(),
        documentsRemoveMock.success(),
      ],
    },
  },
  play: async (context) => {
    const t = words(context);
    await press(named(t.replaceNamed, rejected?.name));
    const dialog = await screen.findByRole('dialog', { name: t.replaceTitle });
    const photograph = new File(['\u00FF\u00D8\u00FF'], 'licence.jpg', { type: 'image/jpeg' });
    await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, photograph);
    const send = await within(dialog).findByRole('button', { name: t.replaceButton });
    await waitFor(() => expectAvailable(send));
    await user.click(send);
    await expectToast(context, t.added);
    await expect(requests).toEqual(['POST documents', `DELETE ${rejected?.id}`]);
  },
};

const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

/** A photograph opens in a dialog. Other documents are downloaded. */
export const Photograph: Story = {
  args: { user: member([{ ...pending, path: 'documents/2.png', name: 'Licence.png' } as Member['documents'][number]]) },
  parameters: { msw: { handlers: [documentsFileMock.success(new Blob([dot], { type: 'image/png' }))] } },
  play: async (context) => {
    const t = words(context);
    await press(named(t.viewNamed, 'Licence.png'));
    const dialog = await screen.findByRole('dialog', { name: 'Licence.png' });
    const picture = within(dialog).getByRole('img', { name: named(t.picture, 'Licence.png') });
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBe(1));
    await expect(picture.getAttribute('src')).toMatch(/^data:image\/png/);
  },
};

/** While a file loads, its row says so, and no other file can be opened. */
export const Loading: Story = {
  tags: ['screenshot'],
  parameters: { msw: { handlers: [documentsFileMock.pending] } },
  play: async (context) => {
    const t = words(context);
    await press(named(t.viewNamed, approved?.name));
    const button = context.canvas.getByRole('button', { name: named(t.viewNamed, approved?.name) });
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
    await expect(context.canvas.getByText(t.opening, { exact: false })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: named(t.viewNamed, pending?.name) })).toBeDisabled();
  },
};

export const ViewFails: Story = {
  parameters: { msw: { handlers: [documentsFileMock.serverError] } },
  play: async (context) => {
    await press(named(words(context).viewNamed, approved?.name));
    await expectToast(context, words(context).notOpened);
    await expectToast(context, failureText('generic', context));
  },
};

export const Empty: Story = {
  args: { user: member([]) },
  play: async (context) => {
    await expect(context.canvas.getByText(words(context).empty)).toBeVisible();
  },
};

async function chooseFile(context: PlayContext) {
  const t = words(context);
  await press(t.addDocument);
  const dialog = await screen.findByRole('dialog', { name: t.addTitle });
  await user.upload(
    dialog.querySelector('input[type=file]') as HTMLInputElement,
    new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' }),
  );
}

let created: unknown[] = [];
const creations = http.post('*/api/documents', async ({ request }) => {
  created.push(await request.clone().json());
});

async function add(context: PlayContext) {
  const button = await screen.findByRole('button', { name: words(context).add });
  await waitFor(() => expectAvailable(button));
  await user.dblClick(button);
}

/** Adds a pending document to the user's profile. A double click sends one request. */
export const Added: Story = {
  beforeEach: () => {
    created = [];
  },
  parameters: { msw: { handlers: [creations, documentsUploadMock.success(), documentsCreateMock.success()] } },
  play: async (context) => {
    await chooseFile(context);
    await add(context);
    await expectToast(context, words(context).added);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(created).toHaveLength(1);
    await expect(created[0]).toMatchObject({
      name: 'licence.pdf',
      type: 1,
      status: 0,
      profileType: 'provider',
      profileId: '12',
      senderId: '7f1d',
    });
    await expect(refreshed).toHaveBeenCalledOnce();
  },
};

/** The file is uploaded, but adding it fails: a retry does not upload the file again. */
export const AddFails: Story = {
  parameters: {
    msw: { handlers: [documentsUploadMock.success(), documentsCreateMock.serverError] },
    continuation: async (context: PlayContext) => {
      context.msw.use(documentsCreateMock.success(), documentsUploadMock.offline);
      await add(context);
      await expectToast(context, words(context).added);
    },
  },
  play: async (context) => {
    await chooseFile(context);
    await add(context);
    await expectNotice(context, failureText('generic', context));
  },
};

export const UploadFails: Story = {
  parameters: {
    msw: { handlers: [documentsUploadMock.serverError] },
    continuation: async (context: PlayContext) => {
      const t = words(context);
      context.msw.use(documentsUploadMock.success());
      await press(t.retry);
      await waitFor(() => expect(screen.getByRole('textbox', { name: t.name })).toHaveValue('licence.pdf'));
      await waitFor(() => expectAvailable(screen.getByRole('button', { name: t.add })));
    },
  },
  play: async (context) => {
    await chooseFile(context);
    await expectNotice(context, failureText('uploadFailed', context));
  },
};
