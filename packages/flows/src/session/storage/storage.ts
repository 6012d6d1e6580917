import { withStorage } from '@kermesse/ui/safe-storage';
import { sessionKey } from './key.ts';
import { visitSessionKey, rememberedSessionKey, setVisitMark, visitMark, type SessionKey } from './session-keys.ts';
import { decryptSession, encryptSession, type StoredSession } from './record.ts';

/** The browser features that the storage uses. Tests pass fakes. */
export interface StorageParts {
  storage: {
    getItem(name: string): string | null;
    setItem(name: string, text: string): void;
    removeItem(name: string): void;
  } | null;
  key: () => Promise<CryptoKey>;
  mark: { get(): string | undefined; set(mark: string | null): void };
  /** Notifies the other tabs of a change. */
  notifyTabs: () => void;
}

/** Stores the session in the browser. No method but `read` ever rejects. */
export interface SessionStorage {
  /**
   * Returns the stored session. An unreadable record is removed and counts as none.
   * @throws when there is a record, but the browser cannot open the database of its key: Safari loses it at times
   */
  read(): Promise<StoredSession | null>;
  /** Stores a session in place of any other. When that fails, keeps it in memory and removes stored records. */
  write(session: StoredSession): Promise<void>;
  /** Updates the stored session. If another session has replaced it meanwhile, changes nothing. */
  update(session: StoredSession): Promise<void>;
  /** Removes the session with this token. If another session is stored, keeps it and returns it. */
  clear(token: string): Promise<StoredSession | null>;
  /** Whether the last session could not be stored, so that other tabs and the next page cannot read it. */
  inMemory(): boolean;
}

interface Found {
  place: SessionKey;
  text: string;
  binding: string;
}

const places = [rememberedSessionKey, visitSessionKey] as const;

/** Creates the session storage of this browser. */
export function browserStorage(notifyTabs: () => void): SessionStorage {
  return createStorage({
    storage:
      withStorage(
        () => localStorage,
        (stored) => stored,
      ) ?? null,
    key: sessionKey,
    mark: { get: visitMark, set: setVisitMark },
    notifyTabs,
  });
}

/** Creates the session storage from its parts. Reads, writes and removals run one after the other. */
export function createStorage({ storage: items, key, mark, notifyTabs }: StorageParts): SessionStorage {
  let memory = false;
  let queue: Promise<unknown> = Promise.resolve();
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const turn = queue.then(task);
    queue = turn.catch(() => undefined);
    return turn;
  }

  function remove(place: SessionKey): void {
    try {
      items?.removeItem(place);
      if (place === visitSessionKey) mark.set(null);
    } catch {
      // Storage that cannot be written contains no session.
    }
  }

  const removeAll = () => {
    for (const place of places) remove(place);
  };

  function textAt(place: SessionKey): string | null {
    try {
      return items?.getItem(place) ?? null;
    } catch {
      // Storage that cannot be read contains no session.
      return null;
    }
  }

  function find(): Found | null {
    for (const place of places) {
      const text = textAt(place);
      if (text === null) continue;
      const visit = place === visitSessionKey ? mark.get() : '';
      if (visit !== undefined) return { place, text, binding: `${place} ${visit}` };
      remove(place);
    }
    return null;
  }

  async function readRecord(): Promise<{ found: Found; session: StoredSession } | null> {
    const found = find();
    if (found === null) return null;
    const session = await decryptSession(await key(), found.text, found.binding);
    if (session !== null) return { found, session };
    // The record is unreadable: remove it, unless another tab has replaced it meanwhile.
    if (textAt(found.place) !== found.text) return readRecord();
    remove(found.place);
    return null;
  }

  async function store(session: StoredSession): Promise<void> {
    const place = session.remember ? rememberedSessionKey : visitSessionKey;
    const visit = session.remember ? '' : (mark.get() ?? crypto.randomUUID());
    const text = await encryptSession(await key(), session, `${place} ${visit}`);
    if (items === null) throw new Error('The local storage is blocked.');
    if (!session.remember) mark.set(visit);
    if (!session.remember && mark.get() !== visit) throw new Error('The visit cookie could not be set.');
    items.setItem(place, text);
    remove(session.remember ? visitSessionKey : rememberedSessionKey);
  }

  return {
    inMemory: () => memory,
    read: () => enqueue(async () => (await readRecord())?.session ?? null),
    write: (session) =>
      enqueue(async () => {
        try {
          await store(session);
          memory = false;
        } catch {
          memory = true;
          removeAll();
        }
        notifyTabs();
      }),
    update: (session) =>
      enqueue(async () => {
        for (let at = await readRecord(); at?.session.token === session.token; at = await readRecord()) {
          const text = await encryptSession(
            await key(),
            { ...session, remember: at.session.remember },
            at.found.binding,
          );
          if (textAt(at.found.place) !== at.found.text) continue;
          // If there is no room, this throws, and the old record still keeps the session.
          items?.setItem(at.found.place, text);
          notifyTabs();
          return;
        }
      }).catch(() => undefined),
    clear: (token) =>
      enqueue(async () => {
        memory = false;
        try {
          for (let at = await readRecord(); at !== null; at = await readRecord()) {
            if (at.session.token !== token) return at.session;
            if (textAt(at.found.place) === at.found.text) remove(at.found.place);
          }
        } catch {
          removeAll();
        }
        notifyTabs();
        return null;
      }),
  };
}
