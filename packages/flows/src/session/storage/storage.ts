import { sessionKey } from './key.ts';
import { forVisit, remembered, setVisitMark, storage, visitMark, type SessionKey } from './places.ts';
import { open, seal, type StoredSession } from './record.ts';

/** What storage is made of; tests bring their own. */
export interface StorageParts {
  storage: {
    getItem(name: string): string | null;
    setItem(name: string, text: string): void;
    removeItem(name: string): void;
  } | null;
  key: () => Promise<CryptoKey>;
  mark: { get(): string | undefined; set(mark: string | null): void };
  /** Tells the other tabs that something has changed. */
  tell: () => void;
}

/** Keeps the session in the browser. No method ever rejects. */
export interface SessionStorage {
  /** The stored session. What cannot be read is swept away, and counts as none. */
  read(): Promise<StoredSession | null>;
  /** Stores a session in the place of any other; where that is impossible it lives in memory, and nothing stays behind. */
  write(session: StoredSession): Promise<void>;
  /** Stores a change of the session that is stored; another one that has taken its place meanwhile stays as it is. */
  update(session: StoredSession): Promise<void>;
  /** Removes the session with this token; another one stays, and is given. */
  clear(token: string): Promise<StoredSession | null>;
  /** Whether the last session could not be stored, so that other tabs and the next page know nothing of it. */
  inMemory(): boolean;
}

interface Found {
  place: SessionKey;
  text: string;
  binding: string;
}

const places = [remembered, forVisit] as const;

/** The storage of this browser. */
export function browserStorage(tell: () => void): SessionStorage {
  return createStorage({ storage: storage(), key: sessionKey, mark: { get: visitMark, set: setVisitMark }, tell });
}

/** Makes the storage. Writes and removals happen one after the other. */
export function createStorage({ storage: items, key, mark, tell }: StorageParts): SessionStorage {
  let memory = false;
  let queue: Promise<unknown> = Promise.resolve();
  function inTurn<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
    const turn = queue.then(task).catch(() => otherwise);
    queue = turn;
    return turn;
  }

  function remove(place: SessionKey): void {
    try {
      items?.removeItem(place);
      if (place === forVisit) mark.set(null);
    } catch {
      // Storage that cannot be written holds nothing of ours.
    }
  }

  const sweep = () => {
    for (const place of places) remove(place);
  };

  function find(): Found | null {
    for (const place of places) {
      const text = items?.getItem(place) ?? null;
      if (text === null) continue;
      const visit = place === forVisit ? mark.get() : '';
      if (visit !== undefined) return { place, text, binding: `${place} ${visit}` };
      remove(place);
    }
    return null;
  }

  async function look(): Promise<{ found: Found; session: StoredSession } | null> {
    const found = find();
    if (found === null) return null;
    const session = await open(await key(), found.text, found.binding);
    if (session !== null) return { found, session };
    // Unreadable; unless another tab has put a new one there meanwhile, it goes.
    if (items?.getItem(found.place) !== found.text) return look();
    remove(found.place);
    return null;
  }

  async function store(session: StoredSession): Promise<void> {
    const place = session.remember ? remembered : forVisit;
    const visit = session.remember ? '' : (mark.get() ?? crypto.randomUUID());
    const text = await seal(await key(), session, `${place} ${visit}`);
    if (items === null) throw new Error('no storage');
    if (!session.remember) mark.set(visit);
    if (!session.remember && mark.get() !== visit) throw new Error('no cookies');
    items.setItem(place, text);
    remove(session.remember ? forVisit : remembered);
  }

  return {
    inMemory: () => memory,
    read: () => inTurn(async () => (await look())?.session ?? null, null),
    write: (session) =>
      inTurn(async () => {
        try {
          await store(session);
          memory = false;
        } catch {
          memory = true;
          sweep();
        }
        tell();
      }, undefined),
    update: (session) =>
      inTurn(async () => {
        for (let at = await look(); at?.session.token === session.token; at = await look()) {
          const text = await seal(await key(), { ...session, remember: at.session.remember }, at.found.binding);
          if (items?.getItem(at.found.place) !== at.found.text) continue;
          // Without room for it the record as it is keeps the session all the same.
          items.setItem(at.found.place, text);
          tell();
          return;
        }
      }, undefined),
    clear: (token) =>
      inTurn(async () => {
        memory = false;
        try {
          for (let at = await look(); at !== null; at = await look()) {
            if (at.session.token !== token) return at.session;
            if (items?.getItem(at.found.place) === at.found.text) remove(at.found.place);
          }
        } catch {
          sweep();
        }
        tell();
        return null;
      }, null),
  };
}
