import type { User } from '@kermesse/api/schemas/account/user';

/** A session as it is kept. `tokenDate` is when the token came, in milliseconds by this browser's clock; nothing is decided by it. */
export interface StoredSession {
  user: User;
  token: string;
  tokenDate: number;
  remember: boolean;
}

/** The version of the format; a record of another one is not read. */
const version = 1;
const ivBytes = 12;

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const write = (iv: Uint8Array, ct: Uint8Array) => JSON.stringify({ v: version, iv: toBase64(iv), ct: toBase64(ct) });

/** A record belongs to its place and, for a visit, to the visit's mark: elsewhere it does not open. */
const bound = (binding: string) => new TextEncoder().encode(`kermesse session ${version} ${binding}`);

/** Encrypts a session as the text `{v, iv, ct}`. */
export async function seal(key: CryptoKey, session: StoredSession, binding: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = new TextEncoder().encode(JSON.stringify(session));
  const ct = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound(binding) }, key, plain);
  return write(iv, new Uint8Array(ct));
}

function isSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const { user, token, tokenDate, remember } = value as Partial<Record<keyof StoredSession, unknown>>;
  const known = typeof user === 'object' && user !== null && 'id' in user;
  return (
    known && typeof token === 'string' && token !== '' && typeof tokenDate === 'number' && typeof remember === 'boolean'
  );
}

/**
 * Reads a record. Gives null for whatever is not, to the letter, what `seal` wrote with this key for this binding: also
 * for another way to write the same bytes. Never throws.
 */
export async function open(key: CryptoKey, text: string, binding: string): Promise<StoredSession | null> {
  try {
    const record = JSON.parse(text) as { iv: string; ct: string };
    const [iv, ct] = [fromBase64(record.iv), fromBase64(record.ct)];
    if (iv.length !== ivBytes || write(iv, ct) !== text) return null;
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: bound(binding) }, key, ct);
    const session: unknown = JSON.parse(new TextDecoder().decode(plain));
    return isSession(session) ? session : null;
  } catch {
    return null;
  }
}
