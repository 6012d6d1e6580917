import { expect, it } from 'vitest';
import { anonymousSession, type Session } from '../session/session.ts';
import { leftInputOf } from './left-input.ts';

const userOf = (id: string) => ({ id }) as Session['user'];

/** Creates a session store whose user the test changes. */
function newStore(first: Session['user'] = null) {
  let session: Session = { ...anonymousSession, user: first };
  const subscribers = new Set<(session: Session, before: Session) => void>();
  return {
    get: () => session,
    subscribe: (changed: (session: Session, before: Session) => void) => {
      subscribers.add(changed);
      return () => void subscribers.delete(changed);
    },
    becomes(user: Session['user']) {
      const before = session;
      session = { ...anonymousSession, user };
      for (const changed of subscribers) changed(session, before);
    },
  };
}

const typed = { email: 'afi@example.com' };

it('returns the input of a form once', () => {
  const left = leftInputOf(newStore());
  left.keep('login', typed);
  expect(left.take('register')).toBeUndefined();
  expect(left.get('login')).toEqual(typed);
  expect(left.take('login')).toEqual(typed);
  expect(left.take('login')).toBeUndefined();
});

it('is the same for all forms of a session store, and separate from that of another store', () => {
  const store = newStore();
  leftInputOf(store).keep('login', typed);
  expect(leftInputOf(newStore()).take('login')).toBeUndefined();
  expect(leftInputOf(store).take('login')).toEqual(typed);
});

it('removes all input when another user signs in or out, also when no form is shown', () => {
  const store = newStore();
  const left = leftInputOf(store);
  left.keep('login', typed);
  store.becomes(userOf('afi'));
  left.keep('contact', typed);
  store.becomes(null);
  expect(left.take('login')).toBeUndefined();
  expect(left.take('contact')).toBeUndefined();
});

it('keeps the input when the user stays the same', () => {
  const store = newStore(userOf('afi'));
  const left = leftInputOf(store);
  left.keep('contact', typed);
  store.becomes(userOf('afi'));
  expect(left.take('contact')).toEqual(typed);
});

it('removes input that was sent, but not what was typed since', () => {
  const left = leftInputOf(newStore());
  left.keep('contact', typed);
  left.removeSent('contact', { email: 'kossi@example.com' });
  expect(left.take('contact')).toEqual(typed);
  left.keep('contact', typed);
  left.removeSent('contact', typed);
  expect(left.take('contact')).toBeUndefined();
});
