import { anonymousSession, type Session } from '@kermesse/flows/session';
import { stubStorage } from '@kermesse/ui/testing/stub-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createInputKeeper } from './input-keeper.ts';

let items: Map<string, string>;
/** The listeners of the window. */
let listeners: Set<unknown>;
beforeEach(() => {
  items = stubStorage('sessionStorage');
  listeners = new Set();
  vi.stubGlobal('addEventListener', (_: string, listener: unknown) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: unknown) => listeners.delete(listener));
});

const someone = (id: string) => ({ state: 'connected', user: { id } as Session['user'], ended: null }) as const;
const ended = (why: Session['ended']) => ({ state: 'anonymous', user: null, ended: why }) as const;

/** Creates a session that the test changes. */
function sessionOf(first: Partial<Session>) {
  let session: Session = { ...anonymousSession, ...first };
  const subscribers = new Set<(session: Session, before: Session) => void>();
  return {
    get: () => session,
    subscribe: (listener: (session: Session, before: Session) => void) => {
      subscribers.add(listener);
      return () => void subscribers.delete(listener);
    },
    becomes: (next: Partial<Session>) => {
      const before = session;
      session = { ...anonymousSession, ...next };
      for (const listener of subscribers) listener(session, before);
    },
  };
}

/** Creates a form on a page, with its input. */
function formOn(store: ReturnType<typeof sessionOf>, typed?: Record<string, string>) {
  const restore = vi.fn<(kept: unknown, because: string) => void>();
  const joined = createInputKeeper(store).register('contact', { values: () => typed, restore, clear });
  return { restore, ...joined };
}

const clear = vi.fn<(input: unknown, because: string) => void>();
beforeEach(() => void clear.mockClear());

const letter = { message: 'Nous serons deux cents.' };

it.each(['refused', 'ended-by-another-device', 'ended-in-another-tab'] as const)(
  'a session that ends (%s) stores the input for its owner only, and restores it once',
  (why) => {
    const store = sessionOf(someone('afi'));
    const form = formOn(store, letter);
    store.becomes(ended(why));
    form.stop();
    const login = sessionOf(someone('kossi'));
    expect(formOn(login).restore).not.toHaveBeenCalled();
    expect(formOn(sessionOf(someone('afi'))).restore).toHaveBeenCalledExactlyOnceWith(letter, 'session');
    expect(formOn(sessionOf(someone('afi'))).restore).not.toHaveBeenCalled();
  },
);

it('restores the input as soon as the user is known', () => {
  const store = sessionOf(someone('afi'));
  formOn(store, letter);
  store.becomes(ended('refused'));
  const again = sessionOf({ state: 'starting' });
  const form = formOn(again);
  expect(form.restore).not.toHaveBeenCalled();
  again.becomes(someone('afi'));
  expect(form.restore).toHaveBeenCalledExactlyOnceWith(letter, 'session');
});

it('stores no input of guests, empty forms, users who log out here, or forms that were sent after all', () => {
  const guest = sessionOf(ended(null));
  formOn(guest, letter);
  guest.becomes(ended('refused'));
  const empty = sessionOf(someone('afi'));
  formOn(empty);
  empty.becomes(ended('refused'));
  const leaving = sessionOf(someone('afi'));
  formOn(leaving, letter);
  leaving.becomes(ended('logged-out'));
  const sending = sessionOf(someone('afi'));
  const form = formOn(sending, letter);
  sending.becomes(ended('refused'));
  expect(items.size).toBe(1);
  form.stop();
  form.drop(letter);
  expect(items.size).toBe(0);
});

describe('a form that hydrates after the session has ended', () => {
  /** Ends Afi's session on a page, and returns the page's keeper. */
  function endOnPage() {
    const store = sessionOf(someone('afi'));
    const keeper = createInputKeeper(store);
    store.becomes(ended('ended-by-another-device'));
    return { store, keeper };
  }
  const restore = vi.fn<(kept: unknown, because: string) => void>();

  it('keeps what was typed before, which it learns only after it has registered', () => {
    const { keeper } = endOnPage();
    const input: { typed?: Record<string, string> } = {};
    const form = keeper.register('contact', { values: () => input.typed, restore, clear });
    input.typed = letter;
    form.keep();
    form.stop();
    expect(formOn(sessionOf(someone('afi'))).restore).toHaveBeenCalledExactlyOnceWith(letter, 'session');
  });

  it('keeps nothing for the next user of the page', () => {
    const { keeper, store } = endOnPage();
    const form = keeper.register('contact', { values: () => letter, restore, clear });
    items.clear();
    store.becomes(someone('kossi'));
    form.keep();
    expect(items.size).toBe(0);
  });

  it('keeps nothing that a guest types on another page', () => {
    const { keeper } = endOnPage();
    keeper.onPageShown();
    keeper.register('contact', { values: () => letter, restore, clear }).keep();
    expect(items.size).toBe(0);
  });
});

describe('whether a page has input', () => {
  const restore = vi.fn<(kept: unknown, because: string) => void>();

  it('depends on its registered forms', () => {
    const keeper = createInputKeeper(sessionOf({}));
    const input: { typed?: Record<string, string> } = {};
    const form = keeper.register('contact', { values: () => input.typed, restore, clear });
    expect(keeper.hasInput()).toBe(false);
    input.typed = letter;
    expect(keeper.hasInput()).toBe(true);
    form.stop();
    expect(keeper.hasInput()).toBe(false);
  });

  it('depends on the forms of a built-in screen', () => {
    const keeper = createInputKeeper(sessionOf({}));
    keeper.setScreenInput(true);
    expect(keeper.hasInput()).toBe(true);
    keeper.setScreenInput(false);
    expect(keeper.hasInput()).toBe(false);
  });
});

describe('a form whose page is left', () => {
  const restore = vi.fn<(kept: unknown, because: string) => void>();
  beforeEach(() => void restore.mockClear());

  it('gets its input back when the visitor returns, once', () => {
    const keeper = createInputKeeper(sessionOf({}));
    keeper.register('contact', { values: () => letter, restore, clear }).stop();
    keeper.register('contact', { values: () => undefined, restore, clear }).stop();
    expect(restore).toHaveBeenCalledExactlyOnceWith(letter, 'page');
    keeper.register('contact', { values: () => undefined, restore, clear });
    expect(restore).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing for another user, or after the message was sent', () => {
    const store = sessionOf(someone('afi'));
    const keeper = createInputKeeper(store);
    keeper.register('contact', { values: () => letter, restore, clear }).stop();
    store.becomes(ended('logged-out'));
    keeper.register('contact', { values: () => undefined, restore, clear }).stop();
    const sending = keeper.register('contact', { values: () => letter, restore, clear });
    sending.stop();
    sending.drop(letter);
    keeper.register('contact', { values: () => undefined, restore, clear });
    expect(restore).not.toHaveBeenCalled();
  });

  it.each([
    ['a logout', [ended('logged-out')]],
    ['a deletion of the account', [ended('deleted')]],
    ['a change of the user', [someone('kossi')]],
    ['a login of another user after the session was rejected', [ended('refused'), someone('kossi')]],
  ])('is cleared after %s, and keeps only what was typed since', (_, changes) => {
    const store = sessionOf(someone('afi'));
    const keeper = createInputKeeper(store);
    const input = { typed: letter };
    const form = keeper.register('contact', { values: () => input.typed, restore, clear });
    for (const change of changes) store.becomes(change);
    expect(clear).toHaveBeenCalledExactlyOnceWith(letter, 'session');
    form.stop();
    const later = keeper.register('contact', { values: () => input.typed, restore, clear });
    expect(restore).not.toHaveBeenCalled();
    input.typed = { message: 'Nous serons trois cents.' };
    later.stop();
    keeper.register('contact', { values: () => undefined, restore, clear });
    expect(restore).toHaveBeenCalledExactlyOnceWith(input.typed, 'page');
  });

  it('loses what a guest typed when someone logs in, also in another tab, but the shown form keeps it', () => {
    const store = sessionOf({});
    const keeper = createInputKeeper(store);
    keeper.register('newsletter', { values: () => letter, restore, clear }).stop();
    keeper.register('contact', { values: () => letter, restore, clear });
    store.becomes(someone('afi'));
    expect(clear).not.toHaveBeenCalled();
    keeper.register('newsletter', { values: () => undefined, restore, clear });
    expect(restore).not.toHaveBeenCalled();
  });

  it('is cleared if its input was sent after the visitor had returned', () => {
    const keeper = createInputKeeper(sessionOf({}));
    const sending = keeper.register('contact', { values: () => letter, restore, clear });
    sending.stop();
    keeper.register('contact', { values: () => letter, restore, clear });
    const other = vi.fn<(sent: unknown) => void>();
    keeper.register('newsletter', { values: () => undefined, restore, clear: other });
    sending.drop(letter);
    expect(clear).toHaveBeenCalledExactlyOnceWith(letter, 'sent');
    expect(other).not.toHaveBeenCalled();
  });

  it('keeps another message that was typed while the first one was sent', () => {
    const keeper = createInputKeeper(sessionOf({}));
    const sending = keeper.register('contact', { values: () => letter, restore, clear });
    sending.stop();
    const second = { message: 'Nous serons trois cents.' };
    keeper.register('contact', { values: () => second, restore, clear }).stop();
    sending.drop(letter);
    restore.mockClear();
    keeper.register('contact', { values: () => undefined, restore, clear });
    expect(restore).toHaveBeenCalledExactlyOnceWith(second, 'page');
  });

  it('makes the browser ask once before it unloads the page, while it has input', async () => {
    // Other tests leave forms with input.
    vi.resetModules();
    const { createInputKeeper: create } = await import('./input-keeper.ts');
    const { confirmUnload } = await import('@kermesse/ui/confirm-unload');
    const input: { typed?: Record<string, string> } = {};
    const form = create(sessionOf({})).register('contact', { values: () => input.typed, restore, clear });
    form.keep();
    expect(listeners.size).toBe(0);
    input.typed = letter;
    form.keep();
    const otherReason = {};
    confirmUnload(otherReason, true);
    expect(listeners.size).toBe(1);
    form.stop();
    confirmUnload(otherReason, false);
    expect(listeners.size).toBe(0);
  });
});
