import { Refused } from '@kermesse/api/refused';
import { sql } from 'kysely';
import type { Call } from '../../platform/operations/handler.ts';
import type { Database } from '../../platform/database/database.ts';
import { countHit, type RateLimit } from '../../platform/limits/rate-limit.ts';
import { sameSecret } from '../../platform/security/secrets.ts';
import { logSecurity } from '../../platform/logging/security-log.ts';

declare module '../../platform/operations/handler.ts' {
  interface ApiServices {
    /** The key that editors publish with; undefined if publishing is disabled. */
    editorKey: string | undefined;
  }
}

/** The rate limit of wrong keys per IP address. */
const limit: RateLimit = { max: 20, seconds: 600 };

const nameOf = (address: string) => `editor ${address}`;

/** Returns the seconds that an IP address must wait after too many wrong keys, or 0. Does not count an attempt. */
async function waitingTime(db: Database, address: string): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select window_start + ${limit.seconds}::integer - extract(epoch from now())::integer as wait from rate_limits
    where key = ${nameOf(address)} and hits >= ${limit.max}::integer
  `.execute(db);
  return Math.max(0, rows[0]?.wait ?? 0);
}

type EditorCall = Pick<Call, 'db' | 'address' | 'headers' | 'editorKey' | 'security' | 'origin'>;

/**
 * Checks the editor key of a call. After many wrong keys it refuses
 * all calls of the IP address for a while, even with the right key.
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
  if (sameSecret(given, editorKey)) return;
  await countHit(db, nameOf(address), limit);
  logSecurity(call, { event: 'editor-key', outcome: 'refused', reason: 'editor/wrong_key' });
  throw new Refused('editor/wrong_key');
}
