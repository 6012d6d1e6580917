import { exampleSessions } from '@kermesse/api/mock-user-sessions';
import { userSessionsEndMock } from '@kermesse/api/mocks/user-sessions-end';
import { userSessionsEndOthersMock } from '@kermesse/api/mocks/user-sessions-end-others';
import { userSessionsListMock } from '@kermesse/api/mocks/user-sessions-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { customer } from '../../stories/account-people.ts';
import { expectToast, user, type PlayContext, failureText, press } from '../../stories/form-stories.ts';
import { inLoginAndSecurityColumn, loginAndSecurityWords } from '../../stories/login-and-security-column.tsx';
import { mockWindowFocus, returnToWindow } from '../../stories/leaving/return-to-window.ts';
import { SessionsBlock } from './SessionsBlock.tsx';

/**
 * The user's sessions in "Login and security" of the profile. Each shows its browser, when it was last used and the
 * prefix of its IP address, the only location data that the server stores.
 */
const meta = {
  title: 'Flows/Account/Sessions',
  component: SessionsBlock,
  decorators: inLoginAndSecurityColumn,
  parameters: {
    frameHeight: 640,
    flow: { session: { user: customer() }, settings: { sessions: true } },
    msw: {
      handlers: [userSessionsListMock.success(), userSessionsEndMock.success(), userSessionsEndOthersMock.success()],
    },
  },
} satisfies Meta<typeof SessionsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

const handlers = meta.parameters.msw.handlers;
const rows = (context: PlayContext, count: number) =>
  waitFor(() =>
    expect(within(context.canvas.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(count),
  );
const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** The current session has a badge and no button to end it: "Log out" does that. */
export const Several: Story = {
  tags: ['screenshot', 'screenshot-themes'],
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await rows(context, 3);
    await expect(context.canvas.getByText(t.here)).toBeVisible();
    const one = new RegExp(`^${t.end} `);
    const ends = context.canvas
      .getAllByRole('button')
      .filter((each) => one.test(each.getAttribute('aria-label') ?? ''));
    await expect(ends).toHaveLength(2);
    await expect(context.canvas.getByText(new RegExp('197\\.148\\.12\\.x'))).toBeVisible();
    // A narrow row may break between day and time, but not inside the time.
    const [list] = context.canvas.getAllByRole('list');
    await expect(list).toHaveTextContent(/2026, \d\d:\d\d/, { normalizeWhitespace: false });
  },
};

/** Only the current session. */
export const Alone: Story = {
  parameters: { msw: { handlers: [userSessionsListMock.alone] } },
  play: async (context) => {
    await rows(context, 1);
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [userSessionsListMock.pending] } },
  play: async (context) => {
    await waitFor(() =>
      expect(context.canvas.getByRole('status', { name: loginAndSecurityWords(context).loading })).toBeVisible(),
    );
  },
};

export const ServerError: Story = {
  parameters: { msw: { handlers: [userSessionsListMock.serverError] } },
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText(failureText('listFailed', context))).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: loginAndSecurityWords(context).again })).toBeVisible(),
    );
  },
};

const phone = 'Safari, iOS';

/** The confirmation before a session is ended. */
export const Asked: Story = {
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await press(t.endNamed.replace('{{name}}', phone));
    const dialog = await screen.findByRole('alertdialog', { name: t.endTitle });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Ends a session after confirmation. "Cancel" ends none and restores the focus. */
export const Ended: Story = {
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    const name = t.endNamed.replace('{{name}}', phone);
    await press(name);
    await press(t.leave);
    await noDialog();
    await waitFor(() => expect(context.canvas.getByRole('button', { name })).toHaveFocus());
    await user.keyboard('{Enter}');
    await press(t.end);
    await noDialog();
    await rows(context, 2);
    await expectToast(context, t.ended);
  },
};

let endsElsewhere = false;

/** A session that was ended on another device is gone when the user returns to the window. */
export const EndedElsewhere: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    endsElsewhere = false;
    mockWindowFocus();
  },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/user-sessions', () =>
          endsElsewhere ? HttpResponse.json({ data: exampleSessions.slice(0, 2) }) : undefined,
        ),
        userSessionsListMock.success(),
      ],
    },
  },
  play: async (context) => {
    await rows(context, 3);
    endsElsewhere = true;
    await returnToWindow();
    await rows(context, 2);
  },
};

let requests: number;
let late: PromiseWithResolvers<void>;

/** A list requested before a session was ended arrives afterwards. It does not show the session again. */
export const EndedBeforeLateList: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    requests = 0;
    late = Promise.withResolvers();
    mockWindowFocus();
  },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/user-sessions', async () => {
          requests += 1;
          if (requests === 2) await late.promise;
          return requests === 3
            ? HttpResponse.json({ data: exampleSessions.filter(({ browser }) => browser !== 'Safari') })
            : undefined;
        }),
        ...handlers,
      ],
    },
  },
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await rows(context, 3);
    await returnToWindow();
    await waitFor(() => expect(requests).toBe(2));
    await press(t.endNamed.replace('{{name}}', phone));
    await press(t.end);
    await noDialog();
    late.resolve();
    await waitFor(() => expect(requests).toBe(3));
    await rows(context, 2);
  },
};

/** Ends all other sessions at once. */
export const OthersEnded: Story = {
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await press(t.endOthers);
    await press(t.end);
    await noDialog();
    await rows(context, 1);
    await expect(
      context.canvas.getByText(`${exampleSessions[0]?.browser}, ${exampleSessions[0]?.system}`),
    ).toBeVisible();
  },
};

/** Offline, no session is ended, and the dialog shows an error. */
export const EndingOffline: Story = {
  parameters: { msw: { handlers: [userSessionsEndMock.offline, ...handlers] } },
  play: async (context) => {
    const t = loginAndSecurityWords(context);
    await press(t.endNamed.replace('{{name}}', phone));
    await press(t.end);
    await waitFor(() => expect(screen.getByText(failureText('offline', context))).toBeVisible());
    await rows(context, 3);
  },
};
