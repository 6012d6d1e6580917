import { hkdfSync } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { createToken } from './secrets.ts';

/** Returns the key of a name: random, and the same on every server of the site. */
export type ServerKeys = (name: string) => Promise<string>;

/** Returns a key that is created on first use and stored in the database. */
async function storedKey(db: Database, name: string): Promise<string> {
  const read = () => db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirst();
  const existing = await read();
  if (existing !== undefined) return existing.value;
  await db
    .insertInto('server_secrets')
    .values({ name, value: createToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = (await read()) ?? {};
  if (value === undefined) throw new Error(`The key ${name} was deleted from the database during its creation`);
  return value;
}

/**
 * Creates the keys of this site. They protect hashes of guessable values, such as codes of six digits. In production
 * they are derived from `SECRET_KEY`, so they are never in the database beside the hashes. Without one (in development)
 * each is created on first use and stored in the database. A new `SECRET_KEY` invalidates pending codes and challenges.
 */
export function serverKeys(db: Database, secretKey: string | undefined): ServerKeys {
  if (secretKey === undefined) return (name) => storedKey(db, name);
  return async (name) => Buffer.from(hkdfSync('sha256', secretKey, 'kermesse', name, 32)).toString('base64url');
}
