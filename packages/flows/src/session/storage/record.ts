import type { User } from '@kermesse/api/schemas/account/user';

/**
 * A stored session. `tokenDate` is when the token was received, in milliseconds by this browser's clock, for
 * information.
 */
export interface StoredSession {
  user: User;
  token: string;
  tokenDate: number;
  remember: boolean;
}

/** The version of the format. Records of other versions are rejected. */
const version = 1;
const ivBytes = 12;

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const write = (iv: Uint8Array, ct: Uint8Array) => JSON.stringify({ v: version, iv: toBase64(iv), ct: toBase64(ct) });

/** The additional data that binds a record to its storage key and, for a visit, to the mark. */
const bound = (binding: string) => new TextEncoder().encode(`kermesse session ${version} ${binding}`);

/** Encrypts a session as the text `{v, iv, ct}`. */
export async function encryptSession(key: CryptoKey, session: StoredSession, binding: string): Promise<string> {
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
 * Decrypts a record. Returns null unless the text is exactly what `encryptSession` wrote with this key and binding;
 * another encoding of the same bytes is rejected too. Never throws.
 */
export async function decryptSession(key: CryptoKey, text: string, binding: string): Promise<StoredSession | null> {
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
