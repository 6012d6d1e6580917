import type { SnapshotFrom } from 'xstate';
import { fails, generatedPaths, succeeds, type ActorEvent } from '../../stories/paths/paths.ts';
import { sessionMachine, type SessionEvent } from '../machine/machine.ts';
import { afi, stored } from './fakes.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const ama = { ...afi, firstname: 'Ama' };
const english = { ...afi, preferences: { ...afi.preferences, locale: 'en' as const } };

/** Returns the id of the service that is invoked in a state. */
const askedIn = (state: string) => `0.session.${state}`;

/** Returns which of the three parallel regions of `connected` are waiting for a response. */
function busyRegions(snapshot: Snapshot) {
  return {
    user: snapshot.matches({ connected: { user: 'loading' } }),
    language: snapshot.matches({ connected: { language: 'saving' } }),
    otherTabs: snapshot.matches({ connected: { otherTabs: 'reading' } }),
  };
}

/**
 * Whether an event can happen on the screen: only an anonymous visitor can log in. Of the parallel regions, the paths
 * run one at a time; `machine.test.ts` runs all combinations without a screen.
 */
function possible(snapshot: Snapshot, event: SessionEvent | { type: string; actorId?: string }): boolean {
  if (event.type === 'CONNECT') return snapshot.matches('anonymous') || snapshot.matches('checking');
  if (!snapshot.matches('connected')) return true;
  const busy = busyRegions(snapshot);
  if ('actorId' in event) return true;
  if (event.type === 'UNAUTHORIZED' || event.type === 'LOG_OUT') return true;
  const others = {
    ...busy,
    ...((event.type === 'REFRESH' || event.type === 'UPDATE') && { user: false }),
    ...(event.type === 'LANGUAGE' && { language: false }),
    ...(event.type === 'CHANGED' && { otherTabs: false }),
  };
  return !Object.values(others).includes(true);
}

/** The events of the session, with failing services among them: a failed load returns null. */
export const sessionEvents: (SessionEvent | ActorEvent)[] = [
  { type: 'CONNECT', user: afi, accessToken: 'token-1', remember: true, tokenDate: 1 },
  { type: 'UNAUTHORIZED', token: 'token-1' },
  { type: 'UNAUTHORIZED', token: 'token-3' },
  { type: 'LOG_OUT' },
  { type: 'CHANGED' },
  { type: 'REFRESH' },
  { type: 'UPDATE', user: ama },
  { type: 'LANGUAGE', locale: 'en' },
  { type: 'LANGUAGE', locale: 'fr' },
  ...['starting', 'checking'].flatMap((state) => [null, stored()].map((found) => succeeds(askedIn(state), found))),
  ...['starting', 'checking', 'connected.otherTabs.reading'].map((state) => fails(askedIn(state))),
  succeeds(askedIn('connecting')),
  ...[null, afi].map((user) => succeeds(askedIn('connected.user.loading'), user)),
  ...[null, english].map((user) => succeeds(askedIn('connected.language.saving'), user)),
  ...[null, stored(), stored('token-3')].map((found) => succeeds(askedIn('connected.otherTabs.reading'), found)),
  ...[null, stored('token-3')].map((found) => succeeds(askedIn('refused'), found)),
  succeeds(askedIn('loggedOut'), null),
];

/** The generated paths through a session. */
export const sessionPaths = generatedPaths({
  machine: sessionMachine,
  inputs: [undefined],
  enough: 25,
  events: sessionEvents,
  possible,
  situation: ({ value, context: { session } }) => [
    value,
    session?.token,
    session?.user.firstname,
    session?.user.preferences.locale,
  ],
});
