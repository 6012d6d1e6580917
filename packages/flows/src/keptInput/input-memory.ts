type Input = Readonly<Record<string, unknown>>;

/**
 * The input of forms whose page was left, by the name of the form, in memory only (decision 136). A reload empties it;
 * `stored-input.ts` keeps input in the storage of the tab.
 */
export interface InputMemory {
  /** Keeps the input of a form. */
  keep(form: string, input: Input): void;
  /** Returns the input of a form; undefined if there is none. */
  get(form: string): Input | undefined;
  /** Returns and removes the input of a form; undefined if there is none. */
  take(form: string): Input | undefined;
  /** Removes the input of a form if it is the one that was sent. */
  removeSent(form: string, sent: Input): void;
}

interface WithUser {
  user: { id: string } | null;
}

/** What the memory needs of a `SessionStore`: a callback after each change, with the new and the old session. */
interface Store {
  subscribe(changed: (session: WithUser, before: WithUser) => void): unknown;
}

function createInputMemory(store: Store): InputMemory {
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

const all = new WeakMap<Store, InputMemory>();

/** Returns the memory of the visitor whose session is in this store. It is emptied when the user changes. */
export function inputMemoryOf(store: Store): InputMemory {
  const memory = all.get(store) ?? createInputMemory(store);
  all.set(store, memory);
  return memory;
}
