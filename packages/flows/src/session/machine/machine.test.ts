import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { declaredStates, declaredTransitions, named, nameOf, type ActorEvent } from '../../stories/paths/paths.ts';
import { sessionMachine, type SessionEvent } from './machine.ts';
import { sessionEvents } from '../testing/paths.ts';
import { createSessionActor } from './services.ts';
import type { User } from '../session.ts';
import type { StoredSession } from '../storage/record.ts';
import { afi, fakeServices, stored } from '../testing/fakes.ts';

type Step = SessionEvent | ActorEvent;

const steps: Step[] = [
  ...sessionEvents,
  { type: 'CONNECT', user: afi, accessToken: 'token-2', tokenDate: 2 },
  { type: 'UNAUTHORIZED', token: 'token-0' },
];

/** Returns the service that an actor calls. */
const serviceOf = (actorId: string) => sessionMachine.getStateNodeById(actorId.slice('0.'.length)).invoke[0]?.src;

const initial = /^xstate\.init$/;

/** The shortest path to each state, extended by each possible step, to try every transition in every state. */
function ways(): Step[][] {
  const paths = getShortestPaths(sessionMachine, {
    events: steps as SessionEvent[],
    filterEvents: (state, event) => !('actorId' in event) || (event.actorId as string) in state.children,
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.session?.token, context.session?.user.preferences.locale]),
    serializeEvent: (event) => JSON.stringify(event),
  });
  return paths.flatMap(({ steps: taken, state }) => {
    const before = taken.map(({ event }) => event as Step).filter(({ type }) => !initial.test(type));
    return steps
      .filter((next) => !('actorId' in next) || next.actorId in state.children)
      .map((next) => [...before, next]);
  });
}

/** Services whose promises the test resolves. */
function pendingServices() {
  const waiting: { of: string; resolve: (output: never) => void; reject: (error: unknown) => void }[] = [];
  const calls: string[] = [];
  const hold = (of: string) => () =>
    new Promise<never>((resolve, reject) => void waiting.push({ of, resolve, reject }));
  const names = ['read', 'write', 'clear', 'loadUser', 'saveLocale'] as const;
  const services = fakeServices({
    ...Object.fromEntries(names.map((name) => [name, hold(name)])),
    logout: (token) => Promise.resolve(void calls.push(`logout ${token}`)),
    onEnded: (why) => void calls.push(`ended ${why}`),
  });
  async function settle(of: unknown, settleOne: (each: (typeof waiting)[number]) => void) {
    for (const each of waiting.splice(0)) {
      if (each.of === of) settleOne(each);
      else waiting.push(each);
    }
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  }
  return {
    services,
    calls,
    resolve: (of: unknown, output: unknown) => settle(of, (each) => each.resolve(output as never)),
    reject: (of: unknown, error: unknown) => settle(of, (each) => each.reject(error)),
  };
}

it(
  'reaches every state and takes every transition on generated paths, and holds a session exactly while logged in',
  { timeout: 60_000 },
  async () => {
    const [reached, taken] = [new Set<string>(), new Set<string>()];
    const all = ways();
    for (const way of all) {
      const { services, calls, resolve, reject } = pendingServices();
      const actor = createSessionActor(services, {
        inspect: (event) => {
          if (event.type !== '@xstate.microstep') return;
          for (const transition of event._transitions) {
            const { source, target, guard } = transition;
            const eventType = String(transition.eventType);
            const list = source.transitions.get(eventType) ?? [];
            const branch = list.findIndex((each) => each.target === target && each.guard === guard);
            taken.add(named(source, eventType, branch));
          }
        },
      });
      actor.subscribe((snapshot) => {
        for (const node of snapshot._nodes) reached.add(nameOf(node));
        const { session } = snapshot.context;
        // The context holds a session, and with it a token, exactly in these states.
        const loggedIn = snapshot.matches('connected') || snapshot.matches('connecting');
        expect(session !== null, `${JSON.stringify(way)} in ${JSON.stringify(snapshot.value)}`).toBe(loggedIn);
      });
      actor.start();
      for (const step of way) {
        if ('error' in step) await reject(serviceOf(step.actorId), step.error);
        else if ('actorId' in step) await resolve(serviceOf(step.actorId), 'output' in step ? step.output : undefined);
        else actor.send(step);
      }
      expect(actor.getSnapshot().status).toBe('active');
      expect(calls.filter((each) => each.startsWith('ended')).length, JSON.stringify(way)).toBeLessThanOrEqual(2);
      actor.stop();
    }
    expect([...reached]).toEqual(expect.arrayContaining(declaredStates(sessionMachine)));
    expect(declaredTransitions(sessionMachine).filter((each) => !taken.has(each))).toEqual([]);
    console.log(`${all.length} paths, ${reached.size} states, ${taken.size} transitions`);
  },
);

it('ignores an update of a user who is not the logged-in user', async () => {
  const { services, resolve } = pendingServices();
  const actor = createSessionActor(services).start();
  await resolve('read', stored());
  actor.send({ type: 'UPDATE', user: { ...afi, id: 'u-2', firstname: 'Ama' } });
  expect(actor.getSnapshot().context.session?.user).toEqual(afi);
  actor.send({ type: 'UPDATE', user: { ...afi, firstname: 'Ama' } });
  expect(actor.getSnapshot().context.session?.user.firstname).toBe('Ama');
  actor.stop();
});

describe('a read of the storage during which', () => {
  /** Starts a session whose reads of the storage the test resolves one by one. Two of them have begun. */
  async function startReading() {
    const { services, resolve } = pendingServices();
    const reads: ((session: StoredSession | null) => void)[] = [];
    const read = () => new Promise<StoredSession | null>((done) => void reads.push(done));
    const actor = createSessionActor({ ...services, read }).start();
    async function found(index: number, session: StoredSession | null) {
      reads[index]?.(session);
      await resolve('nothing', undefined);
    }
    await found(0, stored());
    actor.send({ type: 'CHANGED' });
    return { actor, reads, found, firstname: () => actor.getSnapshot().context.session?.user.firstname };
  }

  it('another tab changes the session has no effect', async () => {
    const { actor, reads, found } = await startReading();
    actor.send({ type: 'CHANGED' });
    await found(1, stored());
    expect(reads).toHaveLength(3);
    await found(2, null);
    expect(actor.getSnapshot().value).toBe('anonymous');
    actor.stop();
  });

  it('the browser cannot read the storage keeps the session', async () => {
    let isReadable = true;
    const read = () => (isReadable ? Promise.resolve(stored()) : Promise.reject(new Error('lost')));
    const actor = createSessionActor(fakeServices({ read })).start();
    await expect.poll(() => actor.getSnapshot().matches('connected')).toBe(true);
    isReadable = false;
    actor.send({ type: 'CHANGED' });
    await expect.poll(() => actor.getSnapshot().matches({ connected: { otherTabs: 'idle' } })).toBe(true);
    expect(actor.getSnapshot().context.session).toEqual(stored());
    actor.stop();

    const next = createSessionActor(fakeServices({ read })).start();
    await expect.poll(() => next.getSnapshot().value).toBe('anonymous');
    isReadable = true;
    next.send({ type: 'CHANGED' });
    await expect.poll(() => next.getSnapshot().matches('connected')).toBe(true);
    next.stop();
  });

  it('this tab changes the user has no effect', async () => {
    const { actor, reads, found, firstname } = await startReading();
    const ama = { ...afi, firstname: 'Ama' };
    actor.send({ type: 'UPDATE', user: ama });
    await found(1, stored());
    expect(firstname()).toBe('Ama');
    expect(reads).toHaveLength(3);
    await found(2, { ...stored(), user: ama });
    expect(actor.getSnapshot().matches({ connected: { otherTabs: 'idle' } })).toBe(true);
    expect(firstname()).toBe('Ama');
    actor.stop();
  });
});

/** Starts a session whose loads of the user the test resolves one by one. */
async function startWithHeldLoads() {
  const loads: ((user: User | null) => void)[] = [];
  const services = fakeServices({ loadUser: () => new Promise((resolve) => void loads.push(resolve)) });
  await services.write(stored());
  const actor = createSessionActor(services).start();
  await expect.poll(() => loads.length).toBe(1);
  return {
    actor,
    loads,
    kept: () => services.kept()?.user.firstname,
    firstname: () => actor.getSnapshot().context.session?.user.firstname,
    isLoading: () => actor.getSnapshot().matches({ connected: { user: 'loading' } }),
  };
}

it('ignores a load of the user that began before an update, and loads again', async () => {
  const { actor, loads, kept, firstname, isLoading } = await startWithHeldLoads();
  actor.send({ type: 'UPDATE', user: { ...afi, firstname: 'Ama' } });
  loads[0]?.(afi);
  await expect.poll(kept).toBe('Ama');
  expect(firstname()).toBe('Ama');
  expect(loads).toHaveLength(2);
  loads[1]?.({ ...afi, firstname: 'Akua' });
  await expect.poll(isLoading).toBe(false);
  expect([firstname(), kept()]).toEqual(['Akua', 'Akua']);
  actor.stop();
});

it('ignores a load of the user that began before a language was saved, and loads again', async () => {
  const { actor, loads, isLoading } = await startWithHeldLoads();
  const locale = () => actor.getSnapshot().context.session?.user.preferences.locale;
  const chosen = afi.preferences.locale === 'fr' ? 'en' : 'fr';
  actor.send({ type: 'LANGUAGE', locale: chosen });
  await expect.poll(locale).toBe(chosen);
  loads[0]?.(afi);
  await new Promise((resolve) => setTimeout(resolve));
  expect(locale()).toBe(chosen);
  expect(loads).toHaveLength(2);
  loads[1]?.({ ...afi, preferences: { ...afi.preferences, locale: chosen } });
  await expect.poll(isLoading).toBe(false);
  expect(locale()).toBe(chosen);
  actor.stop();
});

it('loads the user again when a refresh is requested during a load', async () => {
  const { actor, loads, firstname, isLoading } = await startWithHeldLoads();
  actor.send({ type: 'REFRESH' });
  expect(loads).toHaveLength(2);
  loads[1]?.({ ...afi, firstname: 'Ama' });
  await expect.poll(isLoading).toBe(false);
  loads[0]?.(afi);
  await new Promise((resolve) => setTimeout(resolve));
  expect(firstname()).toBe('Ama');
  actor.stop();
});
