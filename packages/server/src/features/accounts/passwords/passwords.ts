import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP recommends: 19 MiB, two passes. It is the package's default kind. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let cost = passwordCost;

/**
 * Makes hashes that cost next to nothing from now on: for tests that are about something else.
 * @throws in production.
 */
export function hashCheaply(): void {
  if (process.env['NODE_ENV'] === 'production') throw new Error('Passwords are never hashed cheaply in production');
  cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
}

/** One way of writing, so that a password typed on another keyboard is the same (RFC 8265). */
const normal = (password: string) => password.normalize('NFC');

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), cost);
}

let nobody: Promise<string> | undefined;

/** The hash of a password that nobody has; made when it is first needed. */
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID());
  return nobody;
}

/**
 * Whether a password is the one of a hash. Without a hash it does the same work and says no, so that time tells nothing
 * of who has an account.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodysHash()), normal(password));
  return matches && stored != null;
}
