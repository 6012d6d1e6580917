import { Refused } from '@kermesse/api/refused';
import type { Call } from '../../platform/operations/handler.ts';
import { createRateLimitRefusal } from '../../platform/limits/refusals.ts';
import { countHit, secondsUntilReset, type RateLimit } from '../../platform/limits/fixed-window.ts';
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

const nameOf = (ip: string) => `editor ${ip}`;

type EditorCall = Pick<Call, 'db' | 'ip' | 'headers' | 'editorKey' | 'security' | 'origin'>;

/**
 * Checks the editor key of a call. After many wrong keys it refuses all calls of the IP address for a while, even with
 * the right key.
 *
 * @throws Refused `editor/disabled`, `editor/wrong_key` or `rate/limited`.
 */
export async function requireEditor(call: EditorCall): Promise<void> {
  const { db, ip, headers, editorKey } = call;
  if (editorKey === undefined) throw new Refused('editor/disabled');
  const wait = await secondsUntilReset(db, nameOf(ip), limit);
  if (wait > 0) {
    logSecurity(call, { event: 'editor-key', outcome: 'refused', reason: 'rate/limited' });
    throw createRateLimitRefusal(wait);
  }
  const given = headers.get('x-editor-key') ?? '';
  if (sameSecret(given, editorKey)) return;
  await countHit(db, nameOf(ip), limit);
  logSecurity(call, { event: 'editor-key', outcome: 'refused', reason: 'editor/wrong_key' });
  throw new Refused('editor/wrong_key');
}
