import { documentsCreateMock } from '@kermesse/api/mocks/documents-create';
import { documentsUploadMock } from '@kermesse/api/mocks/documents-upload';
import { fileUploadMock } from '@kermesse/api/mocks/file-upload';
import { usersUpdateMock } from '@kermesse/api/mocks/users-update';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sizes } from '../../avatar/stories/avatar-story.tsx';
import { drawPicture } from '../../avatar/stories/pictures.ts';
import { closeDialog, goTo, pressInDialog } from '../../stories/AccountPages.tsx';
import { provider } from '../../stories/account-people.ts';
import { expectToast, failureText, user, type PlayContext } from '../../stories/form-stories.ts';
import { screenParameters, textsOf } from '../../stories/flow-story.tsx';
import { createHeldResponse } from '../../stories/held-response.ts';
import { leavingProfile } from '../../stories/leaving/leaving-profile.tsx';
import { refreshed } from '../../stories/sessions/KeptSession.tsx';
import { switchLanguage } from '../../stories/leaving/SwitchableLanguage.tsx';
import { ProfileTab } from './ProfileTab.tsx';

const heldUser = createHeldResponse('/users/self/:id');
const heldDocument = createHeldResponse('/documents');
const all = [heldUser, heldDocument];

/** The user leaves the dialog or the page while a file is being saved. A notification shows the result. */
const meta = {
  title: 'Flows/Account/Left while uploading',
  tags: ['!dev', '!autodocs'],
  component: ProfileTab,
  ...leavingProfile(all),
  parameters: {
    ...screenParameters,
    layout: 'padded',
    msw: {
      handlers: [...all.map(({ handler }) => handler), documentsCreateMock.success(), documentsUploadMock.success()],
    },
  },
} satisfies Meta<typeof ProfileTab>;

export default meta;
type Story = StoryObj<typeof meta>;

async function changePicture(context: PlayContext) {
  const t = textsOf(context, 'avatar');
  await user.click(await context.canvas.findByRole('button', { name: t.change }));
  const dialog = await screen.findByRole('dialog');
  await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, await drawPicture());
  await screen.findByRole('application', { name: t.crop });
  await pressInDialog(t.use);
  await waitFor(() => expect(heldUser.asked()).toBe(1));
  await expect(screen.queryByRole('button', { name: t.cancel })).toBeNull();
}

/** The picture is uploaded and is being saved: it cannot be cancelled any more, but the dialog can be closed. */
export const Picture: Story = {
  parameters: {
    msw: { handlers: [heldUser.handler, fileUploadMock.success(), usersUpdateMock.success({ data: provider() })] },
  },
  play: async (context) => {
    await changePicture(context);
    await closeDialog();
    heldUser.release();
    await expectToast(context, textsOf(context, 'avatar').changed);
  },
};

/** Saving fails after the dialog was closed: a notification shows the error. */
export const PictureFails: Story = {
  parameters: { msw: { handlers: [heldUser.handler, fileUploadMock.success(), usersUpdateMock.serverError] } },
  play: async (context) => {
    await changePicture(context);
    await closeDialog();
    heldUser.release();
    await expectToast(context, failureText('generic', context));
  },
};

/** The picture is saved after the language was changed. */
export const PictureAfterLanguageChange: Story = {
  parameters: Picture.parameters,
  play: async (context) => {
    await changePicture(context);
    await closeDialog();
    await goTo(context, 'events');
    const switched = await switchLanguage(context);
    heldUser.release();
    await expectToast(switched, textsOf(switched, 'avatar').changed);
  },
};

const withPicture = provider({ avatar: 'avatars/afi.webp', avatarUrl: '/api/files/avatars/afi.webp' });

/** Confirms the removal of the picture, and closes the question while the request is pending. */
async function clearPicture(context: PlayContext) {
  const t = textsOf(context, 'avatar');
  await user.click(await context.canvas.findByRole('button', { name: t.clear }));
  await user.click(await screen.findByRole('button', { name: t.clearYes }));
  await waitFor(() => expect(heldUser.asked()).toBe(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** The request that removes the picture continues when the page is left. */
export const PictureCleared: Story = {
  args: { user: withPicture },
  parameters: {
    msw: { handlers: [heldUser.handler, usersUpdateMock.success({ data: provider() }), ...sizes('small')] },
  },
  play: async (context) => {
    await clearPicture(context);
    await goTo(context, 'events');
    heldUser.release();
    await expectToast(context, textsOf(context, 'avatar').cleared);
  },
};

/** The user opens another dialog meanwhile, which stays open. */
export const PictureClearedMeanwhile: Story = {
  args: PictureCleared.args,
  parameters: PictureCleared.parameters,
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await clearPicture(context);
    await user.click(context.canvas.getByRole('button', { name: t.change }));
    const dialog = await screen.findByRole('dialog');
    heldUser.release();
    await expectToast(context, t.cleared);
    await expect(dialog).toBeVisible();
  },
};

/** The removal fails after the question was closed: a notification shows the error, and the next question is empty. */
export const PictureClearFails: Story = {
  args: PictureCleared.args,
  parameters: { msw: { handlers: [heldUser.handler, usersUpdateMock.serverError, ...sizes('small')] } },
  play: async (context) => {
    const t = textsOf(context, 'avatar');
    await clearPicture(context);
    heldUser.release();
    await expectToast(context, failureText('generic', context));
    await user.click(context.canvas.getByRole('button', { name: t.clear }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).not.toHaveTextContent(failureText('generic', context));
  },
};

/** Adds a document, and waits until `requests` requests are pending. */
async function addDocument(context: PlayContext, requests = 1) {
  const t = textsOf(context, 'documents', 'account');
  await user.click(context.canvas.getByRole('tab', { name: t.documents }));
  await user.click(await context.canvas.findByRole('button', { name: t.addDocument }));
  const dialog = await screen.findByRole('dialog');
  await user.upload(
    dialog.querySelector('input[type=file]') as HTMLInputElement,
    new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' }),
  );
  await screen.findByRole('button', { name: t.another });
  await pressInDialog(t.add);
  await waitFor(() => expect(heldDocument.asked()).toBe(requests));
}

/** The user closes the dialog and opens it again. The document is added, and the dialog stays open. */
export const Document: Story = {
  play: async (context) => {
    const t = textsOf(context, 'documents', 'account');
    await addDocument(context);
    await closeDialog();
    await user.click(await context.canvas.findByRole('button', { name: t.addDocument }));
    heldDocument.release();
    await expectToast(context, t.added);
    await waitFor(() => expect(refreshed).toHaveBeenCalledTimes(1));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** The request fails after the page was left and the language was changed. The notification is in the new language. */
export const DocumentFailsAfterLanguageChange: Story = {
  parameters: {
    msw: { handlers: [heldDocument.handler, documentsCreateMock.serverError, documentsUploadMock.success()] },
  },
  play: async (context) => {
    await addDocument(context);
    await closeDialog();
    await goTo(context, 'events');
    const switched = await switchLanguage(context);
    heldDocument.release();
    await expectToast(switched, textsOf(switched, 'documents', 'account').notAdded);
    await expectToast(switched, failureText('generic', switched));
  },
};

/** The user adds a second document while the first one is still being added. Both are added. */
export const SecondDocument: Story = {
  play: async (context) => {
    await addDocument(context);
    await closeDialog();
    await addDocument(context, 2);
    heldDocument.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(refreshed).toHaveBeenCalledTimes(2));
  },
};
