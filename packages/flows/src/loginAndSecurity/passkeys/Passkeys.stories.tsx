import { examplePasskey } from '@kermesse/api/mock-passkeys';
import { passkeyRegisterMock } from '@kermesse/api/mocks/passkey-register';
import { passkeyRegisterOptionsMock } from '@kermesse/api/mocks/passkey-register-options';
import { passkeyRemoveMock } from '@kermesse/api/mocks/passkey-remove';
import { passkeyRenameMock } from '@kermesse/api/mocks/passkey-rename';
import { passkeysListMock } from '@kermesse/api/mocks/passkeys-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { customer } from '../../stories/account-people.ts';
import { fakePasskeys, withoutPasskeys, type PasskeyOutcome } from '../../stories/fake-passkeys.ts';
import {
  expectFieldError,
  expectToast,
  user,
  fillField,
  type PlayContext,
  failureText,
  type FailureText,
  press,
} from '../../stories/form-stories.ts';
import { inLoginAndSecurityColumn, loginAndSecurityWords } from '../../stories/login-and-security-column.tsx';
import { PasskeysBlock } from './PasskeysBlock.tsx';

/**
 * The passkeys in "Login and security" of the profile, next to password, phone and Google. Users add a passkey with the
 * screen lock of the device, rename it and remove it.
 */
const meta = {
  title: 'Flows/Account/Passkeys',
  component: PasskeysBlock,
  decorators: inLoginAndSecurityColumn,
  beforeEach: () => fakePasskeys(),
  parameters: {
    frameHeight: 640,
    flow: { session: { user: customer() }, settings: { passkeys: true } },
    msw: {
      handlers: [
        passkeysListMock.empty,
        passkeyRegisterOptionsMock.success(),
        passkeyRegisterMock.success(),
        passkeyRenameMock.live(),
        passkeyRemoveMock.success(),
      ],
    },
  },
} satisfies Meta<typeof PasskeysBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

const handlers = meta.parameters.msw.handlers.slice(1);
const listing = (list: (typeof handlers)[number], ...others: typeof handlers) => ({
  msw: { handlers: [list, ...others, ...handlers] },
});
const button = (name: string) => screen.findByRole('button', { name });
const noDialog = () =>
  waitFor(() => expect([...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')]).toEqual([]));

export const None: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText(loginAndSecurityWords(context).noPasskeys)).toBeVisible());
    await expect(await button(loginAndSecurityWords(context).add)).toBeVisible();
  },
};

export const Several: Story = {
  tags: ['screenshot', 'screenshot-themes'],
  parameters: listing(passkeysListMock.several),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};

/** A skeleton while the list loads. */
export const Loading: Story = {
  parameters: listing(passkeysListMock.pending),
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await waitFor(() => expect(context.canvas.getByRole('status', { name: t.loading })).toBeVisible());
    await expect(screen.queryByRole('button', { name: t.add })).toBeNull();
  },
};

/** Offline, the list shows an error and a retry button. */
export const Offline: Story = {
  tags: ['screenshot'],
  parameters: listing(passkeysListMock.offline),
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText(failureText('offline', context))).toBeVisible());
    await press(loginAndSecurityWords(context).again);
    await waitFor(() => expect(context.canvas.getByText(failureText('offline', context))).toBeVisible());
  },
};

/** After a passkey is added, a dialog asks for its name. The field contains the name of the browser. */
export const Added: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  parameters: listing(
    passkeysListMock.empty,
    http.put('*/api/passkeys/:id', async ({ request }) =>
      Response.json({ data: { ...examplePasskey, ...((await request.json()) as object) } }),
    ),
  ),
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await press(t.add);
    const name = await screen.findByRole('textbox', { name: new RegExp(`^${t.name}`) });
    await expect(name).toHaveValue(examplePasskey.name);
    await waitFor(() => expect(name).toHaveFocus());
    await fillField(name, 'Téléphone');
    await user.keyboard('{Enter}');
    await noDialog();
    await expectToast(context, t.named);
    await waitFor(() => expect(context.canvas.getByText('Téléphone')).toBeVisible());
    await press(t.renameNamed.replace('{{name}}', 'Téléphone'));
    await shown(await screen.findByRole('dialog', { name: t.renameTitle }));
  },
};

/** Refuses requests under `/passkeys` without the right password. */
const requiresPassword = (path: string) =>
  http.post(`*/api/passkeys/${path}`, async ({ request }) => {
    const { currentPassword } = (await request.clone().json()) as { currentPassword?: string };
    if (currentPassword === 'right password') return undefined;
    const code = currentPassword === undefined ? 'auth/missing_data' : 'auth/wrong_password';
    return Response.json({ errorCode: code, message: code }, { status: currentPassword === undefined ? 400 : 403 });
  });

/** The session is too old: the server requires the password. A wrong one shows an error, and the dialog stays open. */
export const PasswordFirst: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  parameters: listing(passkeysListMock.empty, requiresPassword('options')),
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await press(t.add);
    const field = await screen.findByLabelText(t.currentPassword);
    await fillField(field, 'wrong password');
    await press(t.continue);
    await expectFieldError(field, failureText('wrongPassword', context));
    await expect(field).toHaveValue('wrong password');
    await fillField(field, 'right password');
    await press(t.continue);
    await shown(await screen.findByRole('dialog', { name: t.addedTitle }));
  },
};

/** The session is too old, and the account has no password: the user has to log in again. */
export const LogInFirst: Story = {
  parameters: listing(passkeysListMock.empty, passkeyRegisterOptionsMock.freshSignInRequired),
  play: async (context) => {
    await press(loginAndSecurityWords(context).add);
    await waitFor(() => expect(context.canvas.getByText(failureText('logInAgain', context))).toBeVisible());
  },
};

const refusedByBrowser = (outcome: PasskeyOutcome, ...texts: FailureText[]): Story => ({
  beforeEach: () => fakePasskeys(outcome),
  play: async (context) => {
    await press(loginAndSecurityWords(context).add);
    for (const text of texts)
      await waitFor(() => expect(context.canvas.getByText(failureText(text, context), { exact: false })).toBeVisible());
    await expect(await button(loginAndSecurityWords(context).add)).toBeEnabled();
  },
});
/** The user closes the browser's dialog. */
export const Cancelled = refusedByBrowser('NotAllowedError', 'passkeyCancelled', 'passkeyAddCancelledHelp');
/** This device already has a passkey for the account. */
export const KnownDevice: Story = refusedByBrowser('InvalidStateError', 'passkeyKnown');
export const DeviceWithoutLock = refusedByBrowser('NotSupportedError', 'passkeyUnsupported', 'passkeyAddElsewhere');

/** In a browser without passkeys, a text says so. Existing passkeys can still be renamed and removed. */
export const NotSupported: Story = {
  tags: ['screenshot'],
  parameters: listing(passkeysListMock.several),
  beforeEach: withoutPasskeys,
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await waitFor(() => expect(context.canvas.getByText(t.unsupported.replaceAll(/\s/g, ' '))).toBeVisible());
    await expect(screen.queryByRole('button', { name: t.add })).toBeNull();
  },
};

/** Waits until an element has faded in. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const removeFirst = async (context: PlayContext) => {
  const t = loginAndSecurityWords(context);
  await press(t.removeNamed.replace('{{name}}', examplePasskey.name));
  await screen.findByRole('alertdialog', { name: t.removeTitle });
};

/** Removes a passkey after confirmation. "Keep" changes nothing. */
export const Removed: Story = {
  parameters: listing(passkeysListMock.several),
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await removeFirst(context);
    await press(t.keep);
    await noDialog();
    await expect(within(context.canvas.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(
      3,
    );
    await removeFirst(context);
    await press(t.remove);
    await noDialog();
    await waitFor(() =>
      expect(within(context.canvas.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(2),
    );
    await expectToast(context, t.removed);
  },
};

/** The session is too old: the server requires the password before a passkey is removed. */
export const RemovedWithPassword: Story = {
  parameters: listing(passkeysListMock.several, requiresPassword(':id/removal')),
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await removeFirst(context);
    await press(t.remove);
    const field = await screen.findByLabelText(t.currentPassword);
    await fillField(field, 'wrong password');
    await press(t.remove);
    await expectFieldError(field, failureText('wrongPassword', context));
    await fillField(field, 'right password');
    await press(t.remove);
    await noDialog();
    await expectToast(context, t.removed);
  },
};

/** The only way to log in: the server rejects the removal, and the dialog shows a warning before a second press. */
export const LastWayIn: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  parameters: listing(
    passkeysListMock.success(),
    http.post('*/api/passkeys/:id/removal', async ({ request }) =>
      ((await request.clone().json()) as { lastWayIn?: boolean }).lastWayIn === true
        ? undefined
        : Response.json({ errorCode: 'auth/last_way_in', message: '' }, { status: 409 }),
    ),
  ),
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await removeFirst(context);
    await press(t.remove);
    await screen.findByText(failureText('lastWayIn', context));
    await waitFor(async () => {
      await expect(screen.getByText(failureText('lastWayIn', context))).toBeVisible();
      await expect(screen.getByRole('button', { name: t.removeAnyway })).toBeEnabled();
    });
  },
};

/** A second press after the warning removes the passkey. */
export const LastWayInRemoved: Story = {
  parameters: LastWayIn.parameters,
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await removeFirst(context);
    await press(t.remove);
    await press(t.removeAnyway);
    await noDialog();
    await waitFor(() => expect(context.canvas.getByText(t.noPasskeys)).toBeVisible());
  },
};

/** All controls can be reached with the keyboard. After a dialog closes, its button has the focus again. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: listing(passkeysListMock.success()),
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    const rename = await button(t.renameNamed.replace('{{name}}', examplePasskey.name));
    await user.tab();
    await expect(rename).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: t.renameTitle });
    await user.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(rename).toHaveFocus());
    await user.tab();
    await user.tab();
    await expect(await button(t.add)).toHaveFocus();
  },
};
