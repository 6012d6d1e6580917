import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates a token: 256 random bits, base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a random token, for storage: enough to compare it, useless to a reader of the database. */
export function hashToken(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns the keyed hash of a guessable value, such as six digits: useless without the key. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether two secrets are equal. The time does not reveal where they differ. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
