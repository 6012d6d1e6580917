import type { Feature } from '../../platform/operations/feature.ts';
import { dataHandlers } from './deletion/data-handlers.ts';
import { deletionHandlers } from './deletion/deletion-handlers.ts';
import { deleteOldAttempts } from './google/google.ts';
import { googleHandlers } from './google/google-handlers.ts';
import { deleteExpiredLinks } from './google/pending-links.ts';
import { passwordHandlers } from './login/password-handlers.ts';
import { deleteExpiredEmailTokens } from './emails/email-tokens.ts';
import { deleteExpiredChallenges } from './passkeys/challenges.ts';
import { passkeyHandlers } from './passkeys/passkey-handlers.ts';
import { deleteExpiredCodes } from './phone/phone-codes.ts';
import { phoneHandlers } from './phone/phone-handlers.ts';
import { humanCheckHandlers } from './registration/human-check-handlers.ts';
import { registerHandlers } from './registration/register-handlers.ts';
import { deleteOldRegistrations } from './registration/registration.ts';
import { deleteUnusedDevices } from './sessions/devices.ts';
import { sessionHandlers } from './sessions/session-handlers.ts';
import { deleteEndedSessions } from './sessions/sessions.ts';
import { selfHandlers } from './users/self-handlers.ts';
import { emailChangeHandlers } from './verification/email-change-handlers.ts';

/** The operations of accounts: registration, sessions, all kinds of login, the user's own data, and deletion. */
export const accountsFeature: Feature = {
  handlers: [
    ...emailChangeHandlers,
    ...googleHandlers,
    ...humanCheckHandlers,
    ...passkeyHandlers,
    ...passwordHandlers,
    ...phoneHandlers,
    ...registerHandlers,
    ...selfHandlers,
    ...sessionHandlers,
    ...deletionHandlers,
    ...dataHandlers,
  ],
  cleanups: [
    deleteEndedSessions,
    deleteExpiredEmailTokens,
    deleteExpiredCodes,
    deleteOldAttempts,
    deleteExpiredLinks,
    deleteUnusedDevices,
    deleteExpiredChallenges,
    deleteOldRegistrations,
  ],
};
