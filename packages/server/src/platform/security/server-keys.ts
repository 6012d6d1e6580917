import { hkdfSync } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { newSecret } from './secrets.ts';

/** Gives the key of a name: random, and the same for every server of the site. */
export type ServerKeys = (name: string) => Promise<string>;

/** A key that is made on first use and kept in the database. */
async function storedKey(db: Database, name: string): Promise<string> {
  const read = () => db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirst();
  const known = await read();
  if (known !== undefined) return known.value;
  await db
    .insertInto('server_secrets')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = (await read()) ?? {};
  if (value === undefined) throw new Error(`The key ${name} was taken away`);
  return value;
}

/**
 * The keys of this site. They protect what could be guessed from its hash, such as a code of six digits, so in production
 * they are derived from `SECRET_KEY` and never lie in the database beside the hashes. Without one (while developing) each
 * is made on first use and kept in the database. Another `SECRET_KEY` voids the codes and challenges under way.
 */
export function serverKeys(db: Database, secretKey: string | undefined): ServerKeys {
  if (secretKey === undefined) return (name) => storedKey(db, name);
  return async (name) => Buffer.from(hkdfSync('sha256', secretKey, 'kermesse', name, 32)).toString('base64url');
}
