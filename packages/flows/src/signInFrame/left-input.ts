import type { SessionStore } from '../session/session.ts';

type Input = Readonly<Record<string, unknown>>;

/** The input of forms whose page was left, by the name of the form. It stays in memory only (decision 136). */
export interface LeftInput {
  /** Keeps the input of a form. */
  keep(form: string, input: Input): void;
  /** Returns the input of a form; undefined if there is none. */
  get(form: string): Input | undefined;
  /** Returns and removes the input of a form; undefined if there is none. */
  take(form: string): Input | undefined;
  /** Removes the input of a form if it is the one that was sent. */
  removeSent(form: string, sent: Input): void;
}

type Store = Pick<SessionStore, 'get' | 'subscribe'>;

function createLeftInput(store: Store): LeftInput {
  const inputs = new Map<string, Input>();
  store.subscribe((session, before) => {
    if (session.user?.id !== before.user?.id) inputs.clear();
  });
  return {
    keep: (form, input) => void inputs.set(form, input),
    get: (form) => inputs.get(form),
    take(form) {
      const input = inputs.get(form);
      inputs.delete(form);
      return input;
    },
    removeSent(form, sent) {
      const input = inputs.get(form);
      if (input !== undefined && Object.entries(input).every(([field, value]) => value === sent[field]))
        inputs.delete(form);
    },
  };
}

const all = new WeakMap<Store, LeftInput>();

/** Returns the left input of the visitor whose session is in this store. It is removed when the user changes. */
export function leftInputOf(store: Store): LeftInput {
  const left = all.get(store) ?? createLeftInput(store);
  all.set(store, left);
  return left;
}
