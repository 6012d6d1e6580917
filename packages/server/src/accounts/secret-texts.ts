import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** A secret for somebody to carry: 256 random bits, in letters, digits, `-` and `_`. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret of many random bits: enough to know it again, useless to whoever reads the database. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** What is stored of a secret that could be guessed, such as six digits: of no use without the key. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** A key by its name, made on first use and the same for every process on the database. */
export async function serverKey(db: Database, name: string): Promise<string> {
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
