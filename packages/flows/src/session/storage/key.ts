const database = 'kermesse';
const store = 'keys';
const name = 'session';

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, failed) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => failed(request.error ?? new Error('The IndexedDB request failed.')));
  });

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
  return settled(request);
}

/**
 * Returns the key that encrypts stored sessions: AES-GCM, generated once in this browser, not extractable.
 * @throws when IndexedDB or WebCrypto is missing (a page without TLS) or blocked.
 */
export async function sessionKey(): Promise<CryptoKey> {
  const db = await opened();
  try {
    const known: unknown = await settled(db.transaction(store).objectStore(store).get(name));
    if (known instanceof CryptoKey) return known;
    const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    // If another tab has stored a key meanwhile, that key is used.
    const keys = db.transaction(store, 'readwrite').objectStore(store);
    const first: unknown = await settled(keys.get(name));
    if (first instanceof CryptoKey) return first;
    await settled(keys.put(fresh, name));
    return fresh;
  } finally {
    db.close();
  }
}
