import type { Handler } from '../../platform/operations/handler.ts';
import { emailChangeHandlers } from './verification/email-change-handlers.ts';
import { googleHandlers } from './google/google-handlers.ts';
import { humanCheckHandlers } from './registration/human-check-handlers.ts';
import { passkeyHandlers } from './passkeys/passkey-handlers.ts';
import { passwordHandlers } from './login/password-handlers.ts';
import { phoneHandlers } from './phone/phone-handlers.ts';
import { registerHandlers } from './registration/register-handlers.ts';
import { selfHandlers } from './users/self-handlers.ts';
import { sessionHandlers } from './sessions/session-handlers.ts';

/** What the server does for accounts. */
export const accountHandlers: Handler[] = [
  ...emailChangeHandlers,
  ...googleHandlers,
  ...humanCheckHandlers,
  ...passkeyHandlers,
  ...passwordHandlers,
  ...phoneHandlers,
  ...registerHandlers,
  ...selfHandlers,
  ...sessionHandlers,
];
