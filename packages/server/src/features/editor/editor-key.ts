import { Refused } from '@kermesse/api/refused';
import type { Call } from '../../platform/operations/handler.ts';
import { createRateLimitRefusal } from '../../platform/limits/enforce-limit.ts';
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
  const right = sameSecret(headers.get('x-editor-key') ?? '', editorKey);
  // Count a wrong key before refusing it, so that simultaneous calls cannot try more keys than the limit allows.
  const wait = right
    ? await secondsUntilReset(db, nameOf(ip), limit)
    : (await countHit(db, nameOf(ip), limit)).retryAfter;
  if (right && wait === 0) return;
  const refusal = wait > 0 ? createRateLimitRefusal(wait) : new Refused('editor/wrong_key');
  logSecurity(call, { event: 'editor-key', outcome: 'refused', reason: refusal.refusal.code });
  throw refusal;
}
