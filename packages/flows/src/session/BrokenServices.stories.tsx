import { createClient, type Client } from '@kermesse/api/client';
import { ApiProvider } from '@kermesse/api/client-context';
import { authLoginMock } from '@kermesse/api/mocks/auth-login';
import { authLogoutMock } from '@kermesse/api/mocks/auth-logout';
import { newsCategoriesMock } from '@kermesse/api/mocks/news-categories';
import { newsTagsMock } from '@kermesse/api/mocks/news-tags';
import { usersGetMock } from '@kermesse/api/mocks/users-get';
import { usersUpdateMock } from '@kermesse/api/mocks/users-update';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { createStage } from '../stories/paths/walk.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { screenOf, fillField, type PlayContext } from '../stories/form-stories.ts';
import { storyUser } from '../stories/people.ts';
import { logoutButton, SessionStatus } from '../stories/sessions/SessionStatus.tsx';
import { createSession, type BrowserSession } from './create-session.ts';
import { rememberedSessionKey } from './storage/session-keys.ts';
import { recordSessionEnds } from '../stories/sessions/session-ends.ts';
import { SessionProvider } from './session.ts';

let pages = 0;

/** The pending calls. */
const pending = new Set<Promise<unknown>>();

/** Waits for all pending calls: logging out does not wait for the server's response, but the story has to. */
async function callsSettled() {
  while (pending.size > 0) await Promise.all(pending);
}

/**
 * Creates a page of the site: the session with this browser's real storage and keys, and the mocked backend. A page
 * that another one has replaced sends no more requests.
 */
function makePage() {
  pages += 1;
  const number = pages;
  /** Returns a client whose calls never settle once another page has replaced this one. */
  const clientWith = (token?: string): Client => {
    const client = createClient({
      apiKey: 'storybook',
      token: () => token ?? session.token(),
      onUnauthorized: (bearer) => session.onUnauthorized(bearer),
    });
    return {
      ...client,
      call(...of) {
        if (number !== pages) return new Promise(() => undefined);
        const response = client.call(...of);
        const over = response.finally(() => pending.delete(over));
        pending.add(over);
        return response;
      },
    };
  };
  const session: BrowserSession = createSession({
    clientWith,
    onPreferredLocale: () => undefined,
  });
  return { session, endings: recordSessionEnds(session), client: clientWith() };
}

const stage = createStage(makePage);

function Page({ locale }: { locale: Locale }) {
  const { round, world } = stage.useWorld();
  return (
    <ApiProvider value={world.client}>
      <SessionProvider value={world.session} key={round}>
        <SessionStatus locale={locale} />
      </SessionProvider>
    </ApiProvider>
  );
}

const person = storyUser({ profileType: 'customer', profileId: '12' });
const loginHandler = authLoginMock.success({ data: { user: person, accessToken: 'token-1' } });
const failingHandlers = [
  usersGetMock.offline,
  newsCategoriesMock.serverError,
  newsTagsMock.malformed,
  usersUpdateMock.serverError,
  authLogoutMock.offline,
];

/** The number of requests to save a language. */
let choices = 0;
const choosing = http.put('*/api/users/self/:id', () => {
  choices += 1;
});

const forget = () => localStorage.removeItem(rememberedSessionKey);

const meta = {
  title: 'Flows/Session/Broken services',
  decorators: [onFlowStage],
  beforeEach: () => {
    forget();
    choices = 0;
    return () => {
      forget();
      // Stops the requests of the last page.
      pages += 1;
    };
  },
  parameters: { ...screenParameters, msw: { handlers: [loginHandler, choosing, ...failingHandlers] } },
  render: (_args, context) => <Page locale={localeOf(context)} />,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const isStored = () => localStorage.getItem(rememberedSessionKey) !== null;

async function expectLoginPage(context: PlayContext) {
  await screenOf(context).findByRole('heading', {
    level: 1,
    name: textsOf(context, 'login').title,
  });
}

async function expectAccountPage(context: PlayContext) {
  const { greeting } = textsOf(context, 'account');
  await screenOf(context).findByRole('heading', { level: 1, name: greeting.replace('{{name}}', 'Afi') });
}

async function logIn(context: PlayContext) {
  const t = textsOf(context, 'login');
  await expectLoginPage(context);
  await fillField(screenOf(context).getByLabelText(t.email), 'afi@example.com');
  await fillField(screenOf(context).getByLabelText(t.password, { selector: 'input' }), 'Kermesse-2026!');
  await fireEvent.click(screenOf(context).getByRole('checkbox', { name: t.remember }));
  await fireEvent.click(screenOf(context).getByRole('button', { name: t.submit }));
  await expectAccountPage(context);
  // Waits for the requests at the start of a session, before another page replaces this one.
  await stage.world().session.get().refresh();
  await expect(isStored()).toBe(true);
}

async function logOut(context: PlayContext) {
  await fireEvent.click(await screenOf(context).findByRole('button', { name: logoutButton }));
  await fireEvent.click(await screenOf(context).findByRole('button', { name: textsOf(context, 'logout').yes }));
  await expectLoginPage(context);
  await callsSettled();
}

/** An unreadable stored session counts as none and is removed. */
export const StoredUnreadable: Story = {
  play: async (context) => {
    localStorage.setItem(rememberedSessionKey, '{"v":1,"iv":"AAAAAAAAAAAAAAAA","ct":"AAAA"}');
    stage.begin();
    await expect(stage.world().session.get().state).toBe('starting');
    await expectLoginPage(context);
    await expect(isStored()).toBe(false);
    await logIn(context);
  },
};

/** With every service down, the user stays logged in, even over a reload. No language is saved. Logging out works. */
export const AllServicesDown: Story = {
  parameters: {
    continuation: async (context: PlayContext) => {
      const { session } = stage.world();
      await session.get().refresh();
      await expect(session.get().news).toBeNull();
      session.saveLocale('en');
      await waitFor(() => expect(choices).toBe(1));
      await session.get().refresh();
      await expect(session.get()).toMatchObject({
        state: 'connected',
        user: { firstname: 'Afi', preferences: { locale: 'fr' } },
      });
      await logOut(context);
      await expect(isStored()).toBe(false);
      await expect(stage.world().endings).toEqual(['logged-out']);
    },
  },
  play: async (context) => {
    forget();
    stage.begin();
    await logIn(context);
    stage.begin();
    await expectAccountPage(context);
  },
};

/** A session that the server rejects ends once, at the first call. Logging out afterwards does not fail. */
export const RefusedByServer: Story = {
  play: async (context) => {
    forget();
    stage.begin();
    await logIn(context);
    context.msw.use(usersGetMock.required, authLogoutMock.required);
    stage.begin();
    await expectLoginPage(context);
    await waitFor(() => expect(stage.world().endings).toEqual(['refused']));
    await callsSettled();
    await expect(isStored()).toBe(false);
    context.msw.use(usersGetMock.offline);
    await logIn(context);
    await logOut(context);
    await expect(stage.world().endings).toEqual(['refused', 'logged-out']);
  },
};
