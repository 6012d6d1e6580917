import type { Database } from '../../platform/database/database.ts';
import { forgetUsedChecks } from '../../platform/human-check/used-checks.ts';
import { forgetDevices } from './sessions/devices.ts';
import { forgetAttempts } from './google/google.ts';
import { forgetOccurrences } from '../../platform/limits/limits.ts';
import { forgetMailTokens } from './mails/mail-tokens.ts';
import { forgetChallenges } from './passkeys/challenges.ts';
import { forgetPendingLinks } from './google/pending-links.ts';
import { forgetCodes } from './phone/phone-codes.ts';
import { forgetRegistrations } from './registration/registration.ts';
import { forgetEndedSessions } from './sessions/sessions.ts';
import { forgetMessages } from '../../platform/queue/queue.ts';

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
