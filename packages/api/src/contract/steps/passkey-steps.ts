import { passkeyLogin } from '../../operations/passkey-login/passkey-login.ts';
import { passkeyLoginOptions } from '../../operations/passkey-login-options/passkey-login-options.ts';
import { passkeyRegister } from '../../operations/passkey-register/passkey-register.ts';
import { passkeyRegisterOptions } from '../../operations/passkey-register-options/passkey-register-options.ts';
import type { Deviation, SoftAuthenticator } from './authenticator.ts';
import { stepOf, succeedsWith, type CaseRequest, type Expectation, type IntermediateAction } from '../case.ts';
import { textAt, valueInBody, type CaseMemory } from '../memory.ts';

/** Returns the options for the authenticator in the last response. */
export const lastOptions = ({ responses }: CaseMemory): unknown => valueInBody(responses.at(-1), 'data');

/** Expects that the first two responses of a case have different challenges. */
export const newChallengeStep: IntermediateAction = {
  check: ({ responses }) =>
    textAt(responses[0], 'data.challenge') === textAt(responses[1], 'data.challenge')
      ? ['expected two different challenges']
      : [],
};

/** Requests the options to register a passkey. */
export function registerOptionsStep(as: string) {
  return stepOf(passkeyRegisterOptions, { as, request: { input: {} }, expect: { status: 200 } });
}

/** Registers the passkey that an authenticator creates for the last options. */
export function registerStep(
  as: string,
  authenticator: SoftAuthenticator,
  {
    name = 'Téléphone',
    deviation,
    expect = succeedsWith({ name }),
  }: { name?: string; deviation?: Deviation; expect?: Expectation<typeof passkeyRegister> } = {},
) {
  return stepOf(passkeyRegister, {
    as,
    request: async (memory): Promise<CaseRequest<typeof passkeyRegister>> => ({
      input: { response: await authenticator.register(lastOptions(memory), deviation), name },
    }),
    expect,
  });
}

/** Requests the options to log in with a passkey. */
export function loginOptionsStep() {
  return stepOf(passkeyLoginOptions, { request: { input: {} }, expect: { status: 200 } });
}

/** Logs in with the passkey of an authenticator, for the last options. */
export function loginStep(
  authenticator: SoftAuthenticator,
  {
    logsIn,
    deviation,
    expect = { status: 200 },
  }: { logsIn?: string; deviation?: Deviation; expect?: Expectation<typeof passkeyLogin> } = {},
) {
  return stepOf(passkeyLogin, {
    logsIn,
    request: async (memory): Promise<CaseRequest<typeof passkeyLogin>> => ({
      input: { response: await authenticator.sign(lastOptions(memory), deviation) },
    }),
    expect,
  });
}
