import type { Failure } from '@kermesse/api/client';
import { ApiProvider } from '@kermesse/api/client-context';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { AccountScreen } from '../account/AccountScreen.tsx';
import { scriptedCalls } from '../stories/paths/scripted-calls.ts';
import { createStage, walk, type Walk } from '../stories/paths/walk.ts';
import { localeOf, onFlowStage, screenParameters, textsOf } from '../stories/flow-story.tsx';
import { screenOf, fillField, type PlayContext } from '../stories/form-stories.ts';
import { storyLists } from '../stories/people.ts';
import { logoutButton, SessionStatus } from '../stories/sessions/SessionStatus.tsx';
import { createSession } from './create-session.ts';
import { startEngine } from './machine/engine.ts';
import type { sessionMachine } from './machine/machine.ts';
import { sessionPaths } from './testing/paths.ts';
import { rememberedSessionKey } from './storage/session-keys.ts';
import { recordSessionEnds } from '../stories/sessions/session-ends.ts';
import { SessionProvider } from './session.ts';
import type { SessionStorage } from './storage/storage.ts';

type Engine = ReturnType<typeof startEngine>;

/** Creates a browser with the app's own code, except for the storage and the backend, which the test controls. */
function makeWorld() {
  const calls = scriptedCalls();
  const world: { engine?: Engine } = {};
  const storage: SessionStorage = {
    read: () => calls.ask('read'),
    write: () => calls.ask('write'),
    update: () => Promise.resolve(),
    clear: () => calls.ask('clear'),
    inMemory: () => false,
  };
  // Marks a session as stored. The test decides what reading it returns.
  localStorage.setItem(rememberedSessionKey, '?');
  const session = createSession({
    clientWith: () => calls.client,
    onPreferredLocale: () => undefined,
    load: () =>
      Promise.resolve({
        browserStorage: () => storage,
        startEngine: (...parts) => (world.engine = startEngine(...parts)),
      }),
  });
  const endings = recordSessionEnds(session);
  localStorage.removeItem(rememberedSessionKey);
  return { ...calls, endings, session, engine: () => world.engine };
}

const stage = createStage(makeWorld);

function Stage({ locale }: { locale: Locale }) {
  const { round, world } = stage.useWorld();
  return (
    <ApiProvider value={world.client}>
      <SessionProvider value={world.session} key={round}>
        <SessionStatus locale={locale} />
      </SessionProvider>
    </ApiProvider>
  );
}

const meta = {
  title: 'Flows/Session/Paths',
  tags: ['!dev', '!autodocs'],
  component: AccountScreen,
  decorators: [onFlowStage],
  parameters: screenParameters,
  args: { tab: 'dashboard', lists: storyLists('fr') },
  render: (_args, context) => <Stage locale={localeOf(context)} />,
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Maps the machine's states to the calls that they wait for. */
const asked: Record<string, string[]> = {
  starting: ['read'],
  checking: ['read'],
  'connected.otherTabs.reading': ['read'],
  connecting: ['write'],
  refused: ['clear'],
  loggedOut: ['clear'],
  'connected.user.loading': ['users-get'],
  'connected.language.saving': ['users-update'],
};

/** The failures of calls, used in turn. */
const breakdowns: Failure[] = [
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'malformed', issues: [] },
  { kind: 'refused', status: 500, code: 'server/error' },
];

const taskIsOver = () => new Promise((resolve) => setTimeout(resolve));

function walker(context: PlayContext): Walk<typeof sessionMachine> {
  const t = {
    ...textsOf(context, 'account'),
    login: textsOf(context, 'login'),
    leave: textsOf(context, 'logout'),
  };
  const screen = screenOf(context);
  const press = async (name: string) => void (await fireEvent.click(await screen.findByRole('button', { name })));
  let turn = 0;
  let endings: string[] = [];

  function fail(name: string) {
    const failure = breakdowns[turn % breakdowns.length] ?? { kind: 'offline' };
    turn += 1;
    stage.world().resolve(name, { ok: false, failure });
  }

  async function untilAsked(name: string) {
    await waitFor(() => expect(stage.world().isAsked(name), name).toBe(true));
  }

  async function failRead() {
    await untilAsked('read');
    stage.world().resolve('read', Promise.reject(new Error('The key cannot be read.')));
  }

  async function respond(state: string, output: unknown) {
    const names = asked[state] ?? [];
    for (const name of names) await untilAsked(name);
    for (const name of names) {
      if (['read', 'write', 'clear'].includes(name)) stage.world().resolve(name, output);
      else if (output === null) fail(name);
      else stage.world().resolve(name, { ok: true, data: output });
    }
    if (output === null && state === 'refused') endings.push('refused');
    if (state === 'loggedOut') endings.push('logged-out');
    if (output === null && state === 'connected.otherTabs.reading') endings.push('ended-in-another-tab');
  }

  return {
    begin() {
      endings = [];
      stage.begin();
    },
    async act(event, before) {
      const { session, engine } = stage.world();
      // Lets the calls of the previous step start.
      await taskIsOver();
      // A 401 for an older session, which has to be ignored.
      session.onUnauthorized('token-0');
      if ('error' in event) await failRead();
      else if ('actorId' in event)
        await respond(event.actorId.replace('0.session.', ''), 'output' in event ? event.output : null);
      else if (event.type === 'CONNECT') {
        await fillField(await screen.findByLabelText(t.login.email), 'afi@example.com');
        await fillField(screen.getByLabelText(t.login.password, { selector: 'input' }), 'Kermesse-2026!');
        await press(t.login.submit);
        await untilAsked('auth-login');
        stage.world().resolve('auth-login', { ok: true, data: { user: event.user, accessToken: event.accessToken } });
      } else if (event.type === 'LOG_OUT' && before.matches('connecting')) engine()?.send(event);
      else if (event.type === 'LOG_OUT') {
        await press(logoutButton);
        await press(t.leave.yes);
        await untilAsked('auth-logout');
        fail('auth-logout');
      } else if (event.type === 'UNAUTHORIZED') session.onUnauthorized(event.token);
      else if (event.type === 'CHANGED') dispatchEvent(new StorageEvent('storage', { key: rememberedSessionKey }));
      else if (event.type === 'REFRESH') void session.get().refresh();
      else if (event.type === 'UPDATE') session.get().update(event.user);
      else session.saveLocale(event.locale);
    },
    async check(snapshot) {
      const { session, endings: reported } = stage.world();
      const { session: stored } = snapshot.context;
      const leaving = snapshot.hasTag('pending');
      await waitFor(async () => {
        await expect(session.token()).toBe(stored?.token);
        if (leaving) await expect(screen.getByText('…')).toBeVisible();
        else if (snapshot.matches('connected')) {
          const name = stored?.user.firstname ?? '';
          await expect(
            screen.getByRole('heading', { level: 1, name: t.greeting.replace('{{name}}', name) }),
          ).toBeVisible();
          await expect(session.get().user).toEqual(stored?.user);
        } else {
          await expect(screen.getByRole('heading', { level: 1, name: t.login.title })).toBeVisible();
          const pending = context.canvasElement.querySelector('[data-pending]') !== null;
          await expect(pending, 'pending').toBe(snapshot.matches('connecting'));
        }
        await expect(reported).toEqual(endings);
      });
    },
  };
}

/**
 * Reaches every state and takes every transition, on paths generated from the machine. Storage and backend fail in
 * every possible way.
 */
export const EveryTransition: Story = {
  play: async (context) => walk(sessionPaths, walker(context)),
};
