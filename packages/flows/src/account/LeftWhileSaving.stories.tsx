import { authEditEmailMock } from '@kermesse/api/mocks/auth-edit-email';
import { authEditPasswordMock } from '@kermesse/api/mocks/auth-edit-password';
import { documentsCreateMock } from '@kermesse/api/mocks/documents-create';
import { documentsUploadMock } from '@kermesse/api/mocks/documents-upload';
import { fileUploadMock } from '@kermesse/api/mocks/file-upload';
import { usersUpdateMock } from '@kermesse/api/mocks/users-update';
import type { User } from '@kermesse/api/schemas/user';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import avatarEn from '../avatar/texts.en.json' with { type: 'json' };
import avatarFr from '../avatar/texts.fr.json' with { type: 'json' };
import { drawPicture } from '../avatar/pictures.ts';
import documentsEn from '../documents/texts.en.json' with { type: 'json' };
import documentsFr from '../documents/texts.fr.json' with { type: 'json' };
import formEn from '../form/texts.en.json' with { type: 'json' };
import formFr from '../form/texts.fr.json' with { type: 'json' };
import { provider } from '../stories/accountPeople.ts';
import { expectToast, failureText, user, write, type PlayContext } from '../stories/formStories.ts';
import { beforeEachFlow, localeOf, onFlowStage, screenParameters, wordsOf } from '../stories/flowStory.tsx';
import { heldAnswer } from '../stories/heldAnswer.ts';
import { KeptSession, refreshed } from '../stories/KeptSession.tsx';
import { storyLists } from '../stories/people.ts';
import { ProfileTab } from './ProfileTab.tsx';
import en from './texts.en.json' with { type: 'json' };
import fr from './texts.fr.json' with { type: 'json' };

const texts = { fr: { ...documentsFr, ...formFr, ...fr }, en: { ...documentsEn, ...formEn, ...en } };

const heldPassword = heldAnswer('/auth/edit-password');
const heldEmail = heldAnswer('/auth/edit-email');
const heldUser = heldAnswer('/users/self/:id');
const heldDocument = heldAnswer('/documents');
const all = [heldPassword, heldEmail, heldUser, heldDocument];
const saving = http.put('*/api/users/self/:id', async ({ request }) =>
  HttpResponse.json({ data: { ...provider(), ...((await request.json()) as Partial<User>) } }),
);

/** A page with the profile and another one, as the account has them. */
function Pages({
  user: now,
  locale,
  words,
}: {
  user: User;
  locale: 'fr' | 'en';
  words: { events: string; profile: string };
}) {
  const [page, setPage] = useState<'events' | 'profile'>('profile');
  return (
    <>
      {(['events', 'profile'] as const).map((each) => (
        <a
          key={each}
          href={`/account/${each}`}
          onClick={(event) => {
            event.preventDefault();
            setPage(each);
          }}
        >
          {words[each]}
        </a>
      ))}
      {page === 'profile' && <ProfileTab user={now} lists={storyLists(locale)} />}
    </>
  );
}

/**
 * What is being saved when its form is left is not called back: nobody could say what had become of it. Its end is told
 * wherever the person is by then, and what they began meanwhile is left alone.
 */
const meta = {
  title: 'Flows/Account/Left while saving',
  component: ProfileTab,
  decorators: [onFlowStage],
  beforeEach: () => {
    beforeEachFlow();
    refreshed.mockClear();
    for (const held of all) held.hold();
    return () => {
      for (const held of all) held.release();
    };
  },
  args: { user: provider(), lists: storyLists('fr') },
  render: (args, context) => (
    <KeptSession user={args.user}>
      {(now) => <Pages user={now} locale={localeOf(context)} words={wordsOf(texts, context)} />}
    </KeptSession>
  ),
  parameters: {
    ...screenParameters,
    layout: 'padded',
    msw: {
      handlers: [
        ...all.map(({ handler }) => handler),
        authEditPasswordMock.success(),
        authEditEmailMock.success(),
        saving,
        documentsCreateMock.success(),
        documentsUploadMock.success(),
      ],
    },
  },
} satisfies Meta<typeof ProfileTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByLabelText(name);
const goTo = async (context: PlayContext, page: 'events' | 'profile') =>
  user.click(context.canvas.getByRole('link', { name: wordsOf(texts, context)[page] }));
/** Pressed within the open dialog, whose button has the words of the one that opened it. */
const send = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const closeDialog = async () => {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

async function askForPassword(context: PlayContext) {
  const t = wordsOf(texts, context);
  await user.click(await context.canvas.findByRole('button', { name: t.changePassword }));
  await write(await field(t.currentPassword), 'old password');
  await write(await field(t.newPassword), 'Fufu-de-fete-2026');
  await write(await field(t.newPasswordAgain), 'Fufu-de-fete-2026');
  await send(t.changePassword);
  await waitFor(() => expect(heldPassword.asked()).toBe(1));
}

/** The dialog is closed and opened again: the password changes, which is told, and the dialog that is open now stays. */
export const Password: Story = {
  play: async (context) => {
    const t = wordsOf(texts, context);
    await askForPassword(context);
    await closeDialog();
    await user.click(await context.canvas.findByRole('button', { name: t.changePassword }));
    await write(await field(t.currentPassword), 'another');
    heldPassword.release();
    await expectToast(context, t.passwordChanged);
    await expect(await field(t.currentPassword)).toHaveValue('another');
  },
};

/** Refused after the dialog was closed: told, with the reason. */
export const PasswordRefused: Story = {
  parameters: { msw: { handlers: [heldPassword.handler, authEditPasswordMock.wrongPassword] } },
  play: async (context) => {
    await askForPassword(context);
    await closeDialog();
    heldPassword.release();
    await expectToast(context, failureText('wrongPassword', context));
  },
};

/** The email too; the user is loaded anew. */
export const Email: Story = {
  play: async (context) => {
    const t = wordsOf(texts, context);
    await user.click(await context.canvas.findByRole('button', { name: t.changeEmail }));
    await write(await field(t.newEmail), 'afi@example.org');
    await send(t.changeEmail);
    await waitFor(() => expect(heldEmail.asked()).toBe(1));
    await closeDialog();
    heldEmail.release();
    await expectToast(context, t.emailPending);
    await waitFor(() => expect(refreshed).toHaveBeenCalledTimes(1));
  },
};

async function rename(context: PlayContext) {
  const t = wordsOf(texts, context);
  const firstname = await context.canvas.findByRole('textbox', { name: t.firstname });
  await user.type(firstname, 'wa');
  await user.click(context.canvas.getAllByRole('button', { name: t.save })[0] as HTMLElement);
  await waitFor(() => expect(heldUser.asked()).toBe(1));
  return firstname;
}
const question = () => screen.queryByRole('alertdialog');

/** Another page is opened: nothing is asked, since it is being saved; who comes back finds it stored. */
export const Profile: Story = {
  play: async (context) => {
    const t = wordsOf(texts, context);
    await rename(context);
    // Closing the tab would cut it off: the browser asks.
    await expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await goTo(context, 'events');
    await waitFor(() => expect(context.canvas.queryByRole('textbox', { name: t.firstname })).toBeNull());
    await expect(question()).toBeNull();
    heldUser.release();
    await expectToast(context, t.success);
    await goTo(context, 'profile');
    await expect(await context.canvas.findByRole('textbox', { name: t.firstname })).toHaveValue('Afiwa');
    await goTo(context, 'events');
    await expect(question()).toBeNull();
  },
};

/** It fails after the page was left: told. */
export const ProfileFails: Story = {
  parameters: { msw: { handlers: [heldUser.handler, usersUpdateMock.serverError] } },
  play: async (context) => {
    const t = wordsOf(texts, context);
    await rename(context);
    await goTo(context, 'events');
    heldUser.release();
    await expectToast(context, t.notSaved);
    await expectToast(context, failureText('generic', context));
  },
};

/** What is typed while it is being saved is kept, and asked about. */
export const TypedMeanwhile: Story = {
  play: async (context) => {
    const t = wordsOf(texts, context);
    const firstname = await rename(context);
    const lastname = context.canvas.getByRole('textbox', { name: t.lastname });
    await user.type(lastname, '!');
    await goTo(context, 'events');
    await screen.findByRole('alertdialog', { name: t.unsavedTitle });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeNull());
    heldUser.release();
    await expectToast(context, t.success);
    await expect(firstname).toHaveValue('Afiwa');
    await expect(lastname).toHaveValue('Mensah!');
    await expect(context.canvas.getByText(t.unsaved)).toBeVisible();
  },
};

const avatarTexts = { fr: avatarFr, en: avatarEn };

async function changePicture(context: PlayContext) {
  const t = wordsOf(avatarTexts, context);
  await user.click(await context.canvas.findByRole('button', { name: t.change }));
  const dialog = await screen.findByRole('dialog');
  await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, await drawPicture());
  await screen.findByRole('application', { name: t.crop });
  await send(t.use);
  await waitFor(() => expect(heldUser.asked()).toBe(1));
  await expect(screen.queryByRole('button', { name: t.cancel })).toBeNull();
}

/** A picture that has arrived is being saved: no way to call that off is offered, and the dialog may be closed. */
export const Picture: Story = {
  parameters: {
    msw: { handlers: [heldUser.handler, fileUploadMock.success(), usersUpdateMock.success({ data: provider() })] },
  },
  play: async (context) => {
    await changePicture(context);
    await closeDialog();
    heldUser.release();
    await expectToast(context, wordsOf(avatarTexts, context).changed);
  },
};

/** It fails after the dialog was closed: told. */
export const PictureFails: Story = {
  parameters: { msw: { handlers: [heldUser.handler, fileUploadMock.success(), usersUpdateMock.serverError] } },
  play: async (context) => {
    await changePicture(context);
    await closeDialog();
    heldUser.release();
    await expectToast(context, failureText('generic', context));
  },
};

async function addDocument(context: PlayContext) {
  const t = wordsOf(texts, context);
  await user.click(context.canvas.getByRole('tab', { name: t.documents }));
  await user.click(await context.canvas.findByRole('button', { name: t.addDocument }));
  const dialog = await screen.findByRole('dialog');
  await user.upload(
    dialog.querySelector('input[type=file]') as HTMLInputElement,
    new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' }),
  );
  await screen.findByRole('button', { name: t.another });
  await send(t.add);
  await waitFor(() => expect(heldDocument.asked()).toBe(1));
}

/** The dialog is closed and opened again: the document comes, and the dialog that is open now stays. */
export const Document: Story = {
  play: async (context) => {
    const t = wordsOf(texts, context);
    await addDocument(context);
    await closeDialog();
    await user.click(await context.canvas.findByRole('button', { name: t.addDocument }));
    heldDocument.release();
    await expectToast(context, t.documentAdded);
    await waitFor(() => expect(refreshed).toHaveBeenCalledTimes(1));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Refused after the page was left: told. */
export const DocumentFails: Story = {
  parameters: {
    msw: { handlers: [heldDocument.handler, documentsCreateMock.serverError, documentsUploadMock.success()] },
  },
  play: async (context) => {
    const t = wordsOf(texts, context);
    await addDocument(context);
    await closeDialog();
    await goTo(context, 'events');
    heldDocument.release();
    await expectToast(context, t.notAdded);
  },
};
