import type { SnapshotFrom } from 'xstate';
import { answers, generatedPaths } from '../../paths/paths.ts';
import { createSessionMachine, type SessionEvent } from './machine.ts';
import { afi, fakeServices, stored } from './testing.ts';

type Snapshot = SnapshotFrom<ReturnType<typeof createSessionMachine>>;

const ama = { ...afi, firstname: 'Ama' };
const english = { ...afi, preferences: { ...afi.preferences, locale: 'en' as const } };

/** What is asked for in a state, as its answer is named. */
const askedIn = (state: string) => `0.session.${state}`;

/** Which of the three things that go on at the same time are under way. */
function underWay(snapshot: Snapshot) {
  return {
    user: snapshot.matches({ connected: { user: 'loading' } }),
    language: snapshot.matches({ connected: { language: 'saving' } }),
    otherTabs: snapshot.matches({ connected: { otherTabs: 'reading' } }),
  };
}

/**
 * What can happen on the screen: who is seen to be anonymous signs in. Of what goes on beside each other one thing is
 * walked at a time; every mixture of them is run through without a screen (`machine.test.ts`).
 */
function possible(snapshot: Snapshot, event: SessionEvent | { type: string; actorId?: string }): boolean {
  if (event.type === 'CONNECT') return snapshot.matches('anonymous') || snapshot.matches('looking');
  if (!snapshot.matches('connected')) return true;
  const busy = underWay(snapshot);
  if ('actorId' in event) return true;
  if (event.type === 'REFUSED' || event.type === 'SIGN_OUT') return true;
  const others = {
    ...busy,
    ...(event.type === 'LANGUAGE' && { language: false }),
    ...(event.type === 'CHANGED' && { otherTabs: false }),
  };
  return !Object.values(others).includes(true);
}

/** Generated ways through a session, its services failing among them: what cannot be read or loaded is null. */
export const sessionPaths = generatedPaths({
  machine: createSessionMachine(fakeServices()),
  inputs: [undefined],
  enough: 25,
  events: [
    { type: 'CONNECT', user: afi, accessToken: 'token-1', remember: true },
    { type: 'REFUSED', token: 'token-1' },
    { type: 'REFUSED', token: 'token-3' },
    { type: 'SIGN_OUT' },
    { type: 'CHANGED' },
    { type: 'REFRESH' },
    { type: 'UPDATE', user: ama },
    { type: 'LANGUAGE', locale: 'en' },
    { type: 'LANGUAGE', locale: 'fr' },
    ...['starting', 'looking'].flatMap((state) => [null, stored()].map((found) => answers(askedIn(state), found))),
    answers(askedIn('connecting')),
    ...[null, afi].map((user) => answers(askedIn('connected.user.loading'), user)),
    ...[null, english].map((user) => answers(askedIn('connected.language.saving'), user)),
    ...[null, stored(), stored('token-3')].map((found) => answers(askedIn('connected.otherTabs.reading'), found)),
    ...[null, stored('token-3')].map((found) => answers(askedIn('refused'), found)),
    answers(askedIn('signedOut'), null),
  ],
  possible,
  situation: ({ value, context: { session } }) => [
    value,
    session?.token,
    session?.user.firstname,
    session?.user.preferences.locale,
  ],
});
