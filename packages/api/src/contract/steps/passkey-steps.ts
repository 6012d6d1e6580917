import { passkeyLogin } from '../../operations/passkey-login/passkey-login.ts';
import { passkeyLoginOptions } from '../../operations/passkey-login-options/passkey-login-options.ts';
import { passkeyRegister } from '../../operations/passkey-register/passkey-register.ts';
import { passkeyRegisterOptions } from '../../operations/passkey-register-options/passkey-register-options.ts';
import type { Deviation, SoftAuthenticator } from './authenticator.ts';
import { stepOf, type CaseRequest, type Expectation } from '../case.ts';
import { valueAt, type CaseMemory } from '../memory.ts';

/** What the last answer asks an authenticator. */
export const lastOptions = ({ answers }: CaseMemory): unknown => valueAt(answers.at(-1), 'data');

/** Begins to add a passkey as somebody. */
export function registerOptionsStep(as: string) {
  return stepOf(passkeyRegisterOptions, { as, request: { input: {} }, expect: { status: 200 } });
}

/** Adds the passkey that an authenticator makes for the options just answered. */
export function registerStep(
  as: string,
  authenticator: SoftAuthenticator,
  {
    name = 'Téléphone',
    deviation,
    expect = { status: 200, body: { data: { name } } },
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

/** Begins to sign in with a passkey. */
export function loginOptionsStep() {
  return stepOf(passkeyLoginOptions, { request: { input: {} }, expect: { status: 200 } });
}

/** Signs in with the passkey of an authenticator, for the options just answered. */
export function loginStep(
  authenticator: SoftAuthenticator,
  {
    signsIn,
    deviation,
    expect = { status: 200 },
  }: { signsIn?: string; deviation?: Deviation; expect?: Expectation<typeof passkeyLogin> } = {},
) {
  return stepOf(passkeyLogin, {
    signsIn,
    request: async (memory): Promise<CaseRequest<typeof passkeyLogin>> => ({
      input: { response: await authenticator.sign(lastOptions(memory), deviation) },
    }),
    expect,
  });
}
