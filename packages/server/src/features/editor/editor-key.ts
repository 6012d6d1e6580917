import { Refused } from '@kermesse/api/refused';
import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Call } from '../../platform/operations/handler.ts';
import type { Database } from '../../platform/database/database.ts';
import { limitOf, type RateLimit } from '../../platform/limits/rate-limit.ts';
import { logSecurity } from '../../platform/logging/security-log.ts';

declare module '../../platform/operations/handler.ts' {
  interface ApiServices {
    /** The key that editors publish with; undefined where nobody may. */
    editorKey: string | undefined;
  }
}

/** Wrong keys that one address may try. */
const limit: RateLimit = { most: 20, seconds: 600 };

const digest = (text: string) => createHash('sha256').update(text).digest();
const nameOf = (address: string) => `editor ${address}`;

/** Seconds that an address has to wait because of wrong keys before; 0 when it need not. Counts nothing. */
async function waitingTime(db: Database, address: string): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select window_start + ${limit.seconds}::integer - extract(epoch from now())::integer as wait from rate_limits
    where key = ${nameOf(address)} and hits >= ${limit.most}::integer
  `.execute(db);
  return Math.max(0, rows[0]?.wait ?? 0);
}

type EditorCall = Pick<Call, 'db' | 'address' | 'headers' | 'editorKey' | 'security' | 'origin'>;

/**
 * Lets a call go on that has the editor's key. Keys are compared by their hashes in constant time, and an address that
 * tried many wrong ones is not answered for a while, whatever it sends.
 *
 * @throws Refused `editor/disabled`, `editor/wrong_key` or `rate/limited`.
 */
export async function requireEditor(call: EditorCall): Promise<void> {
  const { db, address, headers, editorKey } = call;
  if (editorKey === undefined) throw new Refused('editor/disabled');
  const wait = await waitingTime(db, address);
  if (wait > 0) {
    logSecurity(call, { event: 'editor-key', outcome: 'refused', reason: 'rate/limited' });
    throw new Refused('rate/limited', undefined, { 'retry-after': String(wait) });
  }
  const given = headers.get('x-editor-key') ?? '';
  if (timingSafeEqual(digest(given), digest(editorKey))) return;
  await limitOf(db, nameOf(address), limit);
  logSecurity(call, { event: 'editor-key', outcome: 'refused', reason: 'editor/wrong_key' });
  throw new Refused('editor/wrong_key');
}
