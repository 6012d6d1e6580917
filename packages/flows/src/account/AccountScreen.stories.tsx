import { authSendVerificationEmailMock } from '@kermesse/api/mocks/auth-send-verification-email';
import { accountTabs } from '@kermesse/api/schemas/account/account-tabs';
import { createToasts, ToastsProvider } from '@kermesse/ui/Toasts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, type HttpHandler } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { phoneCustomer, customer } from '../stories/account-people.ts';
import { expectNoPartOfHiddenLines } from '../stories/clamped-text.ts';
import { expectToast, failureText, user, type PlayContext } from '../stories/form-stories.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { restoreDefaultTimeout } from '../stories/FlowStage.tsx';
import { KeptSession } from '../stories/sessions/KeptSession.tsx';
import { storyLists } from '../stories/people.ts';
import { useSession } from '../session/session.ts';
import { translated } from '../texts/TranslatedText.tsx';
import { AccountScreen } from './AccountScreen.tsx';

const unverified = customer({ emailVerifiedAt: null });

const meta = {
  title: 'Flows/Account',
  component: AccountScreen,
  decorators: [onFlowStage],
  args: { tab: 'dashboard', lists: storyLists('fr') },
  render: ({ tab }, context) => <AccountScreen tab={tab} lists={storyLists(localeOf(context))} />,
  parameters: { ...screenParameters, flow: { session: { user: customer() } } },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five tabs as links. The open one has `aria-current`. */
export const Dashboard: Story = {
  play: async (context) => {
    const t = textsOf(context, 'account');
    const tabs = within(context.canvas.getByRole('navigation', { name: t.account })).getAllByRole('link');
    await expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(accountTabs.map((tab) => `/account/${tab}`));
    await expect(tabs.map((tab) => tab.innerText.trim())).toEqual([
      t.dashboard,
      t.events,
      t.kits,
      t.notifications,
      t.profile,
    ]);
    await expect(tabs[0]).toHaveAttribute('aria-current', 'page');
    await expect(
      context.canvas.getByRole('heading', { level: 1, name: t.greeting.replace('{{name}}', 'Afi') }),
    ).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t.verifySend })).toBeNull();
    // The site has no page that lists providers.
    await expect(context.canvas.getByRole('link', { name: new RegExp(t.providers) })).toHaveAttribute('href', '/');
  },
};

let sent = 0;
const counting = http.get('*/api/auth/send-verification-email', () => {
  sent += 1;
});
/** Clicks the banner at its title, not at its button: the whole banner sends the link. */
async function resend(context: PlayContext) {
  const title = await context.canvas.findByText(textsOf(context, 'account').verifyTitle);
  const { left, top, width, height } = title.getBoundingClientRect();
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
  await user.click(pressed as HTMLElement);
}

/** Resends the link once, even after a double click. A dialog confirms it. */
export const Unverified: Story = {
  tags: ['screenshot', 'screenshot-systems'],
  parameters: {
    flow: { session: { user: unverified } },
    msw: { handlers: [counting, authSendVerificationEmailMock.success()] },
  },
  play: async (context) => {
    sent = 0;
    const t = textsOf(context, 'account');
    const banner = context.canvas.getByRole('group', { name: t.verifyTitle });
    await expect(banner).toHaveTextContent('afi.mensah@example.com');
    const button = within(banner).getByRole('button', { name: t.verifySend });
    // The whole banner resends the link (specification §2): the button covers every corner.
    const { left, top, right, bottom } = banner.getBoundingClientRect();
    for (const x of [left + 8, (left + right) / 2, right - 8])
      for (const y of [top + 8, (top + bottom) / 2, bottom - 8])
        await expect(document.elementFromPoint(x, y)).toBe(button);
    await user.dblClick(button);
    const dialog = await screen.findByRole('alertdialog', { name: t.verifySentTitle });
    await expect(dialog).toHaveTextContent(t.verifySent);
    await expect(sent).toBe(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** An account with phone login has no email address to verify. */
export const PhoneAccount: Story = {
  parameters: { flow: { session: { user: phoneCustomer() } } },
  play: async (context) => {
    await expect(context.canvas.queryByRole('button', { name: textsOf(context, 'account').verifySend })).toBeNull();
  },
};

const failing = (handler: HttpHandler, key: Parameters<typeof failureText>[0]): Story => ({
  parameters: {
    flow: { session: { user: unverified }, ...(key === 'timeout' && { timeout: 250 }) },
    msw: { handlers: [handler] },
    continuation: async (context: PlayContext) => {
      restoreDefaultTimeout();
      context.msw.use(authSendVerificationEmailMock.success());
      await resend(context);
      await screen.findByRole('alertdialog', { name: textsOf(context, 'account').verifySentTitle });
    },
  },
  play: async (context) => {
    await resend(context);
    await expectToast(context, failureText(key, context));
  },
});
export const SendingFailed = failing(authSendVerificationEmailMock.serverError, 'sendingFailed');
export const SendingMalformed = failing(authSendVerificationEmailMock.malformed, 'sendingFailed');
export const Offline = failing(authSendVerificationEmailMock.offline, 'offline');
export const Timeout = failing(authSendVerificationEmailMock.pending, 'timeout');
export const TooManyTries = failing(authSendVerificationEmailMock.rateLimited, 'limited');

const refresh = fn(() => Promise.resolve());

/** The email was verified in another browser. This is no failure, and the user is reloaded. */
export const AlreadyVerified: Story = {
  parameters: {
    flow: { session: { user: unverified, refresh } },
    msw: { handlers: [authSendVerificationEmailMock.emailAlreadyVerified] },
  },
  play: async (context) => {
    await resend(context);
    const toast = await screen.findByText(failureText('alreadyVerified', context));
    await expect(toast.closest('[data-kind]')).toHaveAttribute('data-kind', 'success');
    await expect(refresh).toHaveBeenCalledOnce();
  },
};

const empty = (tab: 'events' | 'kits' | 'notifications', way: 'createEvent' | 'providers' | 'editProfile'): Story => ({
  args: { tab },
  play: async (context) => {
    const t = textsOf(context, 'account');
    await expect(context.canvas.getByRole('heading', { level: 2, name: t[`${tab}Empty`] })).toBeVisible();
    const link = context.canvas.getByRole('link', { name: t[way] });
    await expect(link).toBeVisible();
    if (way === 'providers') await expect(link).toHaveAttribute('href', '/prestataires');
    await expect(context.canvas.getByRole('link', { name: t[tab] })).toHaveAttribute('aria-current', 'page');
  },
});
export const Events: Story = { ...empty('events', 'createEvent'), tags: ['screenshot', 'screenshot-without-pictures'] };
export const Kits: Story = {
  ...empty('kits', 'providers'),
  parameters: { flow: { session: { user: customer() }, settings: { providersPath: '/prestataires' } } },
  tags: ['screenshot', 'screenshot-narrow', 'screenshot-pictures-once'],
};
export const Notifications = empty('notifications', 'editProfile');

/**
 * A name of 200 characters takes three lines at most and does not overflow the page. The heading has the whole name.
 */
export const LongName: Story = {
  parameters: { flow: { session: { user: customer({ firstname: 'Afi'.repeat(67) }) } } },
  play: async (context) => {
    const root = context.canvasElement.ownerDocument.documentElement;
    const heading = context.canvas.getByRole('heading', { level: 1, name: new RegExp('Afi'.repeat(67)) });
    await expect(heading.clientHeight).toBeLessThan(4 * Number.parseFloat(getComputedStyle(heading).lineHeight));
    await expectNoPartOfHiddenLines(heading, 'Afi');
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** The same on a phone. */
export const LongNameOnPhone: Story = {
  ...LongName,
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
};

/** On the narrowest phones, each label of the bar at the bottom fits into its tab. */
export const NarrowTabs: Story = {
  tags: ['!dev', '!autodocs', 'both-languages'],
  globals: { viewport: { value: 'w320' } },
  parameters: {
    viewport: { options: { w320: { name: 'phone 320', type: 'mobile', styles: { width: '320px', height: '640px' } } } },
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { fonts, documentElement: root } = canvasElement.ownerDocument;
    await fonts.ready;
    await expect(root.clientWidth).toBe(320);
    await expect(root.scrollWidth).toBe(320);
    const bar = canvas.getByRole('navigation', { name: textsOf(context, 'account').account });
    for (const tab of within(bar).getAllByRole('link')) {
      const label = document.createRange();
      label.selectNodeContents(tab.lastChild as Text);
      const [inner, outer] = [label.getBoundingClientRect(), tab.getBoundingClientRect()];
      await expect(inner.left, tab.textContent).toBeGreaterThanOrEqual(outer.left);
      await expect(inner.right, tab.textContent).toBeLessThanOrEqual(outer.right);
    }
  },
};

/** A name with Arabic letters and an emoji. */
export const OtherScripts: Story = {
  parameters: { flow: { session: { user: customer({ firstname: 'محمد 🎉' }) } } },
  play: async (context) => {
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('محمد 🎉');
  },
};

/** Simulates a click on the emailed link in another tab, which updates every tab with this session. */
function FollowLink() {
  const { user: now, update } = useSession();
  return (
    <button type="button" onClick={() => now && update({ ...now, email: 'afi@example.org' })}>
      Link
    </button>
  );
}

const notifications = { ...createToasts(), show: fn(() => 'toast') };

/** A notification appears for five seconds when the address changes in another tab, in the language of the page. */
export const EmailChangedElsewhere: Story = {
  render: ({ tab }, context) => (
    <ToastsProvider toasts={notifications}>
      <KeptSession user={customer()}>
        {() => (
          <>
            <AccountScreen tab={tab} lists={storyLists(localeOf(context))} />
            <FollowLink />
          </>
        )}
      </KeptSession>
    </ToastsProvider>
  ),
  play: async (context) => {
    const title = translated('verifyEmail', 'changed.title');
    await user.click(context.canvas.getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(notifications.show.mock.calls).toEqual([[{ kind: 'success', title, duration: 5000 }]]));
  },
};
