import { softAuthenticator } from '../../contract/steps/authenticator.ts';
import { casesOf, contractCase, succeedsWith, type CaseRequest } from '../../contract/case.ts';
import { textAt, valueInBody } from '../../contract/memory.ts';
import { loginOptionsStep, loginStep, registerOptionsStep, registerStep } from '../../contract/steps/passkey-steps.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { personStep, invalidStep, readStep } from '../../contract/steps/steps.ts';
import { passkeysList } from '../passkeys-list/passkeys-list.ts';
import { passkeyLogin } from './passkey-login.ts';

const [afi, akou] = [people.customer.email, people.phone.phone];
const [authenticator, another] = [softAuthenticator(), softAuthenticator()];
const refused = { errorCode: 'auth/passkey_refused' } as const;
const added = (as: string, on = authenticator) => [registerOptionsStep(as), registerStep(as, on)];

export const passkeyLoginCases = casesOf(passkeyLogin, [
  contractCase('starts a session of the passkey’s owner and records the use', seedOf(people.customer, people.phone), [
    ...added(afi),
    ...added(akou, another),
    loginOptionsStep(),
    loginStep(authenticator, { logsIn: 'me', expect: succeedsWith({ user: { email: afi } }) }),
    personStep('me', { email: afi }),
    loginOptionsStep(),
    loginStep(another, { expect: succeedsWith({ user: { phone: akou } }) }),
    readStep(passkeysList, undefined, 'me'),
    {
      check: ({ responses }) => (textAt(responses.at(-1), 'data.0.lastUsedAt') === '' ? ['lastUsedAt is empty'] : []),
    },
  ]),
  contractCase('accepts a challenge once, for five minutes, and only one for a login', seedOf(people.customer), [
    ...added(afi),
    loginOptionsStep(),
    loginStep(authenticator),
    {
      request: async ({ responses }): Promise<CaseRequest<typeof passkeyLogin>> => ({
        input: { response: await authenticator.sign(valueInBody(responses[2], 'data')) },
      }),
      expect: refused,
    },
    loginOptionsStep(),
    { advance: 301 },
    loginStep(authenticator, { expect: refused }),
    registerOptionsStep(afi),
    loginStep(authenticator, { expect: refused }),
  ]),
  contractCase(
    'rejects a counter that decreases, a missing user verification and another site',
    seedOf(people.customer),
    [
      ...added(afi),
      loginOptionsStep(),
      loginStep(authenticator, { deviation: { counter: 7 } }),
      loginOptionsStep(),
      loginStep(authenticator, { deviation: { counter: 7 }, expect: refused }),
      loginOptionsStep(),
      loginStep(authenticator, { deviation: { counter: 8, verified: false }, expect: refused }),
      loginOptionsStep(),
      loginStep(authenticator, {
        deviation: { counter: 8, origin: 'https://kermesse.attacker.example' },
        expect: refused,
      }),
      loginOptionsStep(),
      loginStep(authenticator, { deviation: { counter: 8 } }),
    ],
  ),
  contractCase('rejects an unknown passkey', seedOf(people.customer), [
    loginOptionsStep(),
    loginStep(another, { expect: { errorCode: 'auth/user_not_found' } }),
  ]),
  contractCase('rejects missing and invalid fields', seedOf(), [
    { request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    invalidStep({ response: [] }, ['response']),
    { request: { body: '[]' }, expect: { errorCode: 'request/malformed' } },
  ]),
]);
