import { expect, it } from 'vitest';
import { anonymousSession, type Session } from '../session/session.ts';
import { inputMemoryOf } from './input-memory.ts';

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
  const memory = inputMemoryOf(newStore());
  memory.keep('login', typed);
  expect(memory.take('register')).toBeUndefined();
  expect(memory.get('login')).toEqual(typed);
  expect(memory.take('login')).toEqual(typed);
  expect(memory.take('login')).toBeUndefined();
});

it('is the same for all forms of a session store, and separate from that of another store', () => {
  const store = newStore();
  inputMemoryOf(store).keep('login', typed);
  expect(inputMemoryOf(newStore()).take('login')).toBeUndefined();
  expect(inputMemoryOf(store).take('login')).toEqual(typed);
});

it('removes all input when another user logs in or out, also when no form is shown', () => {
  const store = newStore();
  const memory = inputMemoryOf(store);
  memory.keep('login', typed);
  store.becomes(userOf('afi'));
  memory.keep('contact', typed);
  store.becomes(null);
  expect(memory.take('login')).toBeUndefined();
  expect(memory.take('contact')).toBeUndefined();
});

it('keeps the input when the user stays the same', () => {
  const store = newStore(userOf('afi'));
  const memory = inputMemoryOf(store);
  memory.keep('contact', typed);
  store.becomes(userOf('afi'));
  expect(memory.take('contact')).toEqual(typed);
});

it('removes input that was sent, but not what was typed since', () => {
  const memory = inputMemoryOf(newStore());
  memory.keep('contact', typed);
  memory.removeSent('contact', { email: 'kossi@example.com' });
  expect(memory.take('contact')).toEqual(typed);
  memory.keep('contact', typed);
  memory.removeSent('contact', typed);
  expect(memory.take('contact')).toBeUndefined();
});
