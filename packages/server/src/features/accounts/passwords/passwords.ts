import { hash, verify } from '@node-rs/argon2';
import { loadOnce } from '@kermesse/ui/load-once';

/** The argon2id parameters that OWASP recommends: 19 MiB, two passes. argon2id is the package's default algorithm. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let cost = passwordCost;

/**
 * Reduces the cost of all later hashes to a minimum, for tests that do not test hashing.
 * @throws in production.
 */
export function reduceHashCost(): void {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('reduceHashCost is for tests only: it must not run in production');
  cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
}

/** Returns the Unicode normal form NFC, so that a password typed on another keyboard is the same (RFC 8265). */
const normalise = (password: string) => password.normalize('NFC');

/** Returns the argon2id hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), cost);
}

/** Returns the hash of a random password, created at its first use. */
const dummyPasswordHash = loadOnce(() => hashPassword(crypto.randomUUID()));

/**
 * Returns whether a password matches a hash. Without a hash it does the same work and returns false, so that the
 * response time does not reveal whether an account exists.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await dummyPasswordHash()), normalise(password));
  return matches && stored != null;
}
