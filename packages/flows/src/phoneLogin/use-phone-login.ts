import { toLocale } from '@kermesse/api/schemas/common/locale';
import { useClient } from '@kermesse/api/client-context';
import { authPhone } from '@kermesse/api/auth-phone';
import { authPhoneVerify } from '@kermesse/api/auth-phone-verify';
import { userPhone } from '@kermesse/api/user-phone';
import { useActor } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useHumanCheck } from '../humanCheck/context.ts';
import { sendLogin } from '../session/send-login.ts';
import { useSession } from '../session/session.ts';
import { useFlowSettings } from '../site/settings.ts';
import type { HumanCheckOutcome } from '../humanCheck/service.ts';
import type { LookUpResult, PhoneOwner, SendResult, VerifyResult } from './machine/context.ts';
import type { Clock } from './machine/countdown.ts';
import { phoneLoginMachine } from './machine/machine.ts';
import { isAnswered } from './machine/outcomes.ts';
import {
  forgetStoredRequest,
  forgetUnanswered,
  readStoredRequest,
  readUnanswered,
  storeRequest,
  storeUnanswered,
} from './machine/stored-request.ts';

/** Returns the names to send, only when the user has entered them. */
const namesOf = ({ firstname, lastname }: PhoneOwner) => (firstname === '' ? {} : { firstname, lastname });

/**
 * Runs the phone login against the API, the configured human check and the session.
 * @param onConnected called once, when the session has begun
 */
export function usePhoneLogin(clock: Clock, onConnected: () => void) {
  const client = useClient();
  const session = useSession();
  const checkHuman = useHumanCheck();
  const { humanCheck: settings } = useFlowSettings();
  const { i18n } = useTranslation();
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const locale = toLocale(i18n.language);
  const [stored] = useState(() => ({ request: readStoredRequest(clock), unanswered: readUnanswered() }));

  async function checkedBy(interactive: boolean, signal: AbortSignal): Promise<HumanCheckOutcome> {
    if (container === null) return { ok: false, reason: 'unavailable' };
    return checkHuman(settings, { client, container, locale, interactive, signal });
  }

  const machine = phoneLoginMachine.provide({
    actors: {
      lookUp: fromPromise<LookUpResult, { phone: string }>(async ({ input, signal }) =>
        client.call(userPhone, input, { signal }),
      ),
      checkHuman: fromPromise<HumanCheckOutcome, { interactive: boolean }>(async ({ input, signal }) =>
        checkedBy(input.interactive, signal),
      ),
      sendCode: fromPromise(async ({ input: { phone, humanCheck, ...names }, signal }): Promise<SendResult> => {
        if (humanCheck === undefined) throw new Error('A code cannot be requested without a proof of the human check.');
        const preferences = { inAppNotifEnabled: true, emailNotifEnabled: true, locale } as const;
        const input = { phone, ...namesOf({ phone, ...names }), humanCheck, preferences, allowRegistration: true };
        storeUnanswered(phone);
        const result = await client.call(authPhone, input, { signal });
        if (isAnswered(result)) forgetUnanswered();
        return result;
      }),
      verifyCode: fromPromise<VerifyResult, PhoneOwner & { code: string }>(
        ({ input: { code, phone, ...names }, signal }) =>
          sendLogin(session, () =>
            client.call(authPhoneVerify, { code, phone, ...namesOf({ phone, ...names }) }, { signal }),
          ),
      ),
      connect: fromPromise(async ({ input: { started } }) => {
        if (started !== undefined) await session.connect({ ...started, remember: true });
      }),
    },
    actions: {
      remember: (_, { request }) =>
        request === undefined ? forgetStoredRequest() : storeRequest({ ...request, open: true }),
    },
  });
  const [snapshot, , actor] = useActor(machine, { input: { clock, ...stored } });

  const connected = useEffectEvent(onConnected);
  const isConnected = snapshot.matches('connected');
  useEffect(() => {
    if (isConnected) connected();
  }, [isConnected]);

  return { actor, snapshot, setContainer };
}
