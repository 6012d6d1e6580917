import { authLoginMock } from '@kermesse/api/mocks/auth-login';
import { usersUpdateMock } from '@kermesse/api/mocks/users-update';
import { userProfileUpdateMock } from '@kermesse/api/mocks/user-profile-update';
import { exampleSession } from '@kermesse/api/mock-examples';
import { accountTabs, type AccountTab } from '@kermesse/api/schemas/account/account-tabs';
import type { User } from '@kermesse/api/schemas/account/user';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { SessionProvider, useSession } from '../session/session.ts';
import { provider } from '../stories/account-people.ts';
import { endableSession, type EndableSession } from '../stories/sessions/endable-session.ts';
import {
  expectAvailable,
  expectToast,
  expectUnavailable,
  type PlayContext,
  user,
  fillField,
} from '../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { createHeldResponse } from '../stories/held-response.ts';
import { storyLists } from '../stories/people.ts';
import { AccountScreen } from './AccountScreen.tsx';

const heldUser = createHeldResponse('/users/self/:id');
let saved: unknown[] = [];
const saving = http.put('*/api/users/self/:id', async ({ request }) => {
  const changes = (await request.json()) as Partial<User>;
  saved.push(changes);
  return HttpResponse.json({ data: { ...provider(), ...changes } });
});

let session: EndableSession;

/** Renders the account page when a user is logged in, otherwise the login page, as in the app. */
function Site({ locale }: { locale: Locale }) {
  const { user: who } = useSession();
  const [tab, setTab] = useState<AccountTab>('profile');
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to =
        event.target instanceof Element
          ? accountTabs.find((each) => (event.target as Element).closest(`a[href="/account/${each}"]`))
          : undefined;
      if (to === undefined) return;
      event.preventDefault();
      setTab(to);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return who === null ? <LoginScreen /> : <AccountScreen tab={tab} lists={storyLists(locale)} />;
}

/**
 * A session ends before a form is saved. The login page says so. After the next login, the form has the unsaved input
 * again, with a button to discard it. Passwords are never kept, and logging out discards everything.
 */
const meta = {
  title: 'Flows/Account/Session ends',
  component: LoginScreen,
  decorators: [onFlowStage],
  beforeEach: () => {
    session = endableSession(provider());
    saved = [];
    heldUser.hold();
    return () => heldUser.release();
  },
  render: (_args, context) => (
    <SessionProvider value={session}>
      <Site locale={localeOf(context)} />
    </SessionProvider>
  ),
  parameters: {
    ...screenParameters,
    msw: { handlers: [saving, userProfileUpdateMock.success(), authLoginMock.success(exampleSession(provider()))] },
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Finds a text, with its no-break spaces replaced by plain spaces: Testing Library normalises the page's text. */
const findText = (text: string) => screen.findByText(text.replaceAll(/\s/g, ' '));

const wordsIn = (context: PlayContext) => ({
  ...textsOf(context, 'form', 'account'),
  login: textsOf(context, 'login'),
});
const textbox = (name: string) => screen.findByRole('textbox', { name });
const save = (context: PlayContext) => screen.getAllByRole('button', { name: wordsIn(context).save })[0] as HTMLElement;
const notice = (context: PlayContext) => screen.queryByText(wordsIn(context).restored);
const kept = () => Object.values({ ...sessionStorage }).join();

async function logInAgain(context: PlayContext) {
  const t = wordsIn(context).login;
  await screen.findByRole('heading', { level: 1, name: t.title });
  await fillField(await screen.findByLabelText(t.email), 'afi@example.com');
  await fillField(screen.getByLabelText(t.password, { selector: 'input' }), 'Kermesse-2026!');
  await user.click(screen.getByRole('button', { name: t.submit }));
  await screen.findByRole('heading', { level: 1, name: wordsIn(context).profile });
}

async function rename(context: PlayContext) {
  const firstname = await textbox(wordsIn(context).firstname);
  await user.type(firstname, 'wa');
  return firstname;
}

async function endWhileSaving(context: PlayContext) {
  await rename(context);
  await user.click(save(context));
  await waitFor(() => expect(heldUser.asked()).toBe(1));
  session.end('refused');
  heldUser.release();
  await findText(wordsIn(context).login.inputKept);
}

const refusing = {
  msw: { handlers: [heldUser.handler, usersUpdateMock.required, ...meta.parameters.msw.handlers.slice(1)] },
};

/** The login page says that the session has ended. No error is shown. */
export const ShownOnLogin: Story = {
  tags: ['screenshot', 'screenshot-narrow', 'screenshot-without-pictures'],
  parameters: refusing,
  play: async (context) => {
    const t = wordsIn(context);
    await endWhileSaving(context);
    await expect(screen.getByText(t.login.sessionEnded)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(screen.queryByText(t.notSaved)).toBeNull();
  },
};

/** The form shows the restored input, which can be saved. Closing the tab asks for confirmation. */
export const Restored: Story = {
  tags: ['screenshot'],
  parameters: { screenshot: { maximumHeight: 800 } },
  play: async (context) => {
    const t = wordsIn(context);
    await rename(context);
    session.end('refused');
    await logInAgain(context);
    await expect(await textbox(t.firstname)).toHaveValue('Afiwa');
    await expect(notice(context)).toBeVisible();
    await expectAvailable(save(context));
    await expect(
      dispatchEvent(new Event('beforeunload', { cancelable: true })),
      'the browser asks before the tab is closed',
    ).toBe(false);
    await expect(kept(), 'the restored input is only in the form').not.toContain('Afiwa');
  },
};

export const RestoredAndSaved: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await Restored.play?.(context);
    await user.click(save(context));
    await expectToast(context, wordsIn(context).success);
    await expect(saved).toEqual([{ firstname: 'Afiwa' }]);
    await expect(notice(context)).toBeNull();
    await user.type(await textbox(wordsIn(context).lastname), '!');
    await expect(notice(context), 'new input shows no notice').toBeNull();
  },
};

/** Discarding restores the stored name. Nothing is unsaved, and the focus is in the form. */
export const Discarded: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const t = wordsIn(context);
    await Restored.play?.(context);
    await user.click(screen.getByRole('button', { name: t.discard }));
    await expect(await textbox(t.firstname)).toHaveValue('Afi');
    await expect(await textbox(t.firstname)).toHaveFocus();
    await expect(notice(context)).toBeNull();
    await expectUnavailable(save(context));
  },
};

/** The tab of the form is open again. Forms without unsaved input show the stored values. */
export const OfAnotherTab: Story = {
  play: async (context) => {
    const t = wordsIn(context);
    await user.click(await screen.findByRole('tab', { name: t.others }));
    const bio = await within(screen.getByRole('tabpanel', { name: t.others })).findByRole('textbox');
    await fillField(bio, 'Depuis 2009.');
    session.end('ended-in-another-tab');
    await findText(t.login.inputKept);
    await logInAgain(context);
    await waitFor(() => expect(screen.getByRole('tab', { name: t.others, selected: true })).toBeVisible());
    await expect(within(screen.getByRole('tabpanel', { name: t.others })).getByRole('textbox')).toHaveValue(
      'Depuis 2009.',
    );
    await expect(notice(context)).toBeVisible();
    await expectUnavailable(save(context), 'the other forms have no unsaved input');
  },
};

/** The session is ended from another device: the login page says so, and that the input is kept. */
export const FromAnotherDevice: Story = {
  tags: ['screenshot', 'screenshot-narrow', 'screenshot-without-pictures'],
  play: async (context) => {
    const t = wordsIn(context);
    await rename(context);
    session.end('ended-by-another-device');
    await waitFor(() => expect(screen.getByText(t.login.endedElsewhere)).toBeVisible());
    await expect(await findText(t.login.inputKept)).toBeVisible();
  },
};

/** The user leaves the form during a save, and the session ends: the input is kept, and no error is shown. */
export const LeftWhileSaving: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: refusing,
  play: async (context) => {
    const t = wordsIn(context);
    await rename(context);
    await user.click(save(context));
    await waitFor(() => expect(heldUser.asked()).toBe(1));
    await user.click(screen.getByRole('link', { name: t.events }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    session.end('refused');
    await screen.findByText(t.login.logInAgain);
    heldUser.release();
    await waitFor(() => expect(kept()).toContain('Afiwa'));
    await expect(screen.queryByText(t.notSaved)).toBeNull();
  },
};

/** Nothing was typed: the login page says that the session has ended, and does not mention kept input. */
export const NothingTyped: Story = {
  play: async (context) => {
    const t = wordsIn(context);
    await textbox(t.firstname);
    session.end('refused');
    await waitFor(() => expect(screen.getByText(t.login.logInAgain)).toBeVisible());
    await expect(screen.queryByText(t.login.inputKept)).toBeNull();
  },
};

/** Logging out discards the input. */
export const LoggedOut: Story = {
  play: async (context) => {
    const t = wordsIn(context);
    await rename(context);
    session.end('logged-out');
    await screen.findByRole('heading', { level: 1, name: t.login.title });
    await expect(screen.queryByText(t.login.sessionEnded)).toBeNull();
    await expect(kept()).not.toContain('Afiwa');
  },
};

/** In the dialog for a new email address, only the address is kept, never the password. The dialog opens again. */
export const NewAddress: Story = {
  play: async (context) => {
    const t = wordsIn(context);
    await user.click(await screen.findByRole('button', { name: t.changeEmail }));
    await fillField(await screen.findByLabelText(t.newEmail), 'afi@example.org');
    session.end('refused');
    await findText(t.login.inputKept);
    await logInAgain(context);
    await expect(await screen.findByLabelText(t.newEmail)).toHaveValue('afi@example.org');
  },
};

/** A new password is not kept. */
export const NewPassword: Story = {
  play: async (context) => {
    const t = wordsIn(context);
    await user.click(await screen.findByRole('button', { name: t.changePassword }));
    await fillField(await screen.findByLabelText(t.currentPassword), 'Harmattan 2026');
    await fillField(await screen.findByLabelText(t.newPassword), 'Fufu-de-fete-2026');
    session.end('refused');
    await waitFor(() => expect(screen.getByText(t.login.logInAgain)).toBeVisible());
    await expect(kept()).not.toContain('2026');
  },
};
