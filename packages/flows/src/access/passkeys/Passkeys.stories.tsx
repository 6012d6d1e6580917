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
import { fakePasskeys, withoutPasskeys } from '../../stories/fake-passkeys.ts';
import { beforeEachFlow } from '../../stories/flow-story.tsx';
import { expectToast, user, write, type PlayContext } from '../../stories/form-stories.ts';
import { failures, inSafetyColumn, words, type FailureKey } from '../../stories/safety-column.tsx';
import { PasskeysBlock } from './PasskeysBlock.tsx';

/**
 * Passkeys beside password, phone and Google, in "Login and security" of the profile: added with what unlocks the device,
 * named so that one knows them apart, removed. A backend that has none shows nothing.
 */
const meta = {
  title: 'Flows/Account/Passkeys',
  component: PasskeysBlock,
  decorators: inSafetyColumn,
  beforeEach: () => {
    beforeEachFlow();
    return fakePasskeys();
  },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
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
const press = async (name: string) => user.click(await button(name));
const noDialog = () =>
  waitFor(() => expect([...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')]).toEqual([]));

export const None: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText(words(context).noPasskeys)).toBeVisible());
    await expect(await button(words(context).add)).toBeVisible();
  },
};

export const Several: Story = {
  tags: ['screenshot', 'screenshot-themes'],
  parameters: listing(passkeysListMock.several),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};

/** The shape of what comes. */
export const Loading: Story = {
  parameters: listing(passkeysListMock.pending),
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByRole('status', { name: words(context).loading })).toBeVisible());
    await expect(screen.queryByRole('button', { name: words(context).add })).toBeNull();
  },
};

/** Offline it says so, and can be tried again. */
export const Offline: Story = {
  tags: ['screenshot'],
  parameters: listing(passkeysListMock.offline),
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText(failures(context).offline)).toBeVisible());
    await press(words(context).again);
    await waitFor(() => expect(context.canvas.getByText(failures(context).offline)).toBeVisible());
  },
};

/** A backend without passkeys: there is nothing of them. */
export const Absent: Story = {
  parameters: listing(passkeysListMock.refuses('request/not_found')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};

/** Added, and named at once: the name it has is the browser's. */
export const Added: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  parameters: listing(
    passkeysListMock.empty,
    http.put('*/api/passkeys/:id', async ({ request }) =>
      Response.json({ data: { ...examplePasskey, ...((await request.json()) as object) } }),
    ),
  ),
  play: async (context) => {
    const t = words(context);
    await press(t.add);
    const name = await screen.findByRole('textbox', { name: new RegExp(`^${t.name}`) });
    await expect(name).toHaveValue(examplePasskey.name);
    await waitFor(() => expect(name).toHaveFocus());
    await write(name, 'Téléphone');
    await user.keyboard('{Enter}');
    await noDialog();
    await expectToast(context, t.named);
    await waitFor(() => expect(context.canvas.getByText('Téléphone')).toBeVisible());
    await press(t.renameNamed.replace('{{name}}', 'Téléphone'));
    await shown(await screen.findByRole('dialog', { name: t.renameTitle }));
  },
};

/**
 * The sign-in was a while ago: the password is needed first. A wrong one shows an error at its field, and the dialog
 * stays.
 */
export const PasswordFirst: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  parameters: listing(
    passkeysListMock.empty,
    http.post('*/api/passkeys/options', async ({ request }) => {
      const { currentPassword } = (await request.clone().json()) as { currentPassword?: string };
      if (currentPassword === 'right password') return undefined;
      const code = currentPassword === undefined ? 'auth/missing_data' : 'auth/wrong_password';
      return Response.json({ errorCode: code, message: code }, { status: currentPassword === undefined ? 400 : 403 });
    }),
  ),
  play: async (context) => {
    const t = words(context);
    await press(t.add);
    const field = await screen.findByLabelText(t.currentPassword);
    await write(field, 'wrong password');
    await press(t.continue);
    await shown(await screen.findByText(failures(context).wrongPassword));
    await expect(field).toHaveValue('wrong password');
    await write(field, 'right password');
    await press(t.continue);
    await shown(await screen.findByRole('dialog', { name: t.addedTitle }));
  },
};

/** No password, and signing in was a while ago. */
export const SignInFirst: Story = {
  parameters: listing(passkeysListMock.empty, passkeyRegisterOptionsMock.freshSignInRequired),
  play: async (context) => {
    await press(words(context).add);
    await waitFor(() => expect(context.canvas.getByText(failures(context).freshSignIn)).toBeVisible());
  },
};

const refusedByBrowser = (
  outcome: 'NotAllowedError' | 'InvalidStateError' | 'NotSupportedError',
  message: FailureKey,
): Story => ({
  beforeEach: () => {
    beforeEachFlow();
    return fakePasskeys(outcome);
  },
  play: async (context) => {
    await press(words(context).add);
    await waitFor(() => expect(context.canvas.getByText(failures(context)[message])).toBeVisible());
    await expect(await button(words(context).add)).toBeEnabled();
  },
});
/** The browser's window was closed. */
export const Cancelled: Story = refusedByBrowser('NotAllowedError', 'passkeyCancelled');
/** This device has one for the account already. */
export const KnownDevice: Story = refusedByBrowser('InvalidStateError', 'passkeyKnown');
export const DeviceWithoutLock: Story = refusedByBrowser('NotSupportedError', 'passkeyUnsupported');

/** A browser that knows no passkeys says so; those there are can be named and removed. */
export const NotSupported: Story = {
  tags: ['screenshot'],
  parameters: listing(passkeysListMock.several),
  beforeEach: () => {
    beforeEachFlow();
    return withoutPasskeys();
  },
  play: async (context) => {
    await waitFor(() =>
      expect(context.canvas.getByText(words(context).unsupported.replaceAll(/\s/g, ' '))).toBeVisible(),
    );
    await expect(screen.queryByRole('button', { name: words(context).add })).toBeNull();
  },
};

/** Waits until an element has faded in. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const removeFirst = async (context: PlayContext) => {
  const t = words(context);
  await press(t.removeNamed.replace('{{name}}', examplePasskey.name));
  await screen.findByRole('alertdialog', { name: t.removeTitle });
};

/** Removed after a question; "Keep" changes nothing. */
export const Removed: Story = {
  parameters: listing(passkeysListMock.several),
  play: async (context) => {
    const t = words(context);
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

/** The last way in: the server refuses, the question becomes a warning, and only who presses again loses it. */
export const LastWayIn: Story = {
  tags: ['screenshot', 'screenshot-narrow'],
  parameters: listing(
    passkeysListMock.success(),
    http.delete('*/api/passkeys/:id', ({ request }) =>
      new URL(request.url).searchParams.get('lastWayIn') === 'true'
        ? undefined
        : Response.json({ errorCode: 'auth/last_way_in', message: '' }, { status: 409 }),
    ),
  ),
  play: async (context) => {
    const t = words(context);
    await removeFirst(context);
    await press(t.remove);
    await screen.findByText(failures(context).lastWayIn);
    // The question gives way to the warning, which fades in.
    await waitFor(async () => {
      await expect(screen.getByText(failures(context).lastWayIn)).toBeVisible();
      await expect(screen.getByRole('button', { name: t.removeAnyway })).toBeEnabled();
    });
  },
};

/** And pressed again. */
export const LastWayInRemoved: Story = {
  parameters: LastWayIn.parameters,
  play: async (context) => {
    const t = words(context);
    await removeFirst(context);
    await press(t.remove);
    await press(t.removeAnyway);
    await noDialog();
    await waitFor(() => expect(context.canvas.getByText(t.noPasskeys)).toBeVisible());
  },
};

/** From the first passkey to the last button by the keyboard alone; the focus comes back where a window was opened. */
export const ByKeyboard: Story = {
  parameters: listing(passkeysListMock.success()),
  play: async (context) => {
    const t = words(context);
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
