import type { Handler } from '../api/handler.ts';
import { emailChangeHandlers } from './email-change-handlers.ts';
import { googleHandlers } from './google-handlers.ts';
import { humanCheckHandlers } from './human-check-handlers.ts';
import { passkeyHandlers } from './passkeys/passkey-handlers.ts';
import { passwordHandlers } from './password-handlers.ts';
import { phoneHandlers } from './phone-handlers.ts';
import { registerHandlers } from './register-handlers.ts';
import { selfHandlers } from './self-handlers.ts';
import { sessionHandlers } from './signed-in-devices/session-handlers.ts';

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
