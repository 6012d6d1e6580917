import type { Database } from '../database/database.ts';
import { forgetUsedChecks } from './human-check/used-checks.ts';
import { forgetDevices } from './devices.ts';
import { forgetAttempts } from './google.ts';
import { forgetOccurrences } from './limits.ts';
import { forgetMailTokens } from './mail-tokens.ts';
import { forgetChallenges } from './passkeys/challenges.ts';
import { forgetPendingLinks } from './pending-links.ts';
import { forgetCodes } from './phone-codes.ts';
import { forgetRegistrations } from './registration.ts';
import { forgetEndedSessions } from './sessions.ts';
import { forgetMessages } from '../outgoing/queue.ts';

/** Forgets sessions, links, codes and counters that have ended by themselves. */
export async function forgetOldSecrets(db: Database): Promise<void> {
  const all = [
    forgetEndedSessions,
    forgetMailTokens,
    forgetCodes,
    forgetOccurrences,
    forgetUsedChecks,
    forgetAttempts,
    forgetPendingLinks,
    forgetMessages,
    forgetDevices,
    forgetChallenges,
    forgetRegistrations,
  ];
  for (const forget of all) await forget(db);
}
