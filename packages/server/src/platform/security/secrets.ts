import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret for somebody to carry: 256 random bits, in letters, digits, `-` and `_`. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored of a random secret: enough to compare it, useless to a reader of the database. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** What is stored of a secret that could be guessed, such as six digits: of no use without the key. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
