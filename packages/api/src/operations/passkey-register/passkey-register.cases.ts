import { softAuthenticator } from '../../contract/steps/authenticator.ts';
import { casesOf, contractCase, succeedsWith, type CaseRequest } from '../../contract/case.ts';
import { lastMessageTo } from '../../contract/sent-message.ts';
import { valueInBody } from '../../contract/memory.ts';
import { lastOptions, registerOptionsStep, registerStep } from '../../contract/steps/passkey-steps.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { passwordLoginStep, invalidStep } from '../../contract/steps/steps.ts';
import { passkeyRegister } from './passkey-register.ts';

const [afi, kossi] = [people.customer.email, people.provider.email];
const authenticator = softAuthenticator();
const refused = { errorCode: 'auth/passkey_refused' } as const;
type Request = CaseRequest<typeof passkeyRegister>;

export const passkeyRegisterCases = casesOf(passkeyRegister, [
  contractCase('adds a passkey under the given name and notifies the owner by email', seedOf(people.customer), [
    registerOptionsStep(afi),
    registerStep(afi, authenticator, {
      name: '  Téléphone  ',
      expect: succeedsWith({ name: 'Téléphone', lastUsedAt: null }),
    }),
    {
      check: async ({ sentMessages }) =>
        lastMessageTo(await sentMessages(), afi) === undefined ? ['the owner was not notified'] : [],
    },
  ]),
  contractCase('gives a passkey a default name', seedOf(people.customer), [
    registerOptionsStep(afi),
    {
      as: afi,
      request: async (memory): Promise<Request> => ({
        input: { response: await authenticator.register(lastOptions(memory)) },
      }),
      expect: { status: 200 },
    },
    { check: ({ responses }) => (valueInBody(responses.at(-1), 'data.name') === '' ? ['expected a name'] : []) },
  ]),
  contractCase('accepts a challenge once', seedOf(people.customer), [
    registerOptionsStep(afi),
    registerStep(afi, authenticator),
    {
      as: afi,
      request: async ({ responses }): Promise<Request> => ({
        input: { response: await authenticator.register(valueInBody(responses[0], 'data')) },
      }),
      expect: refused,
    },
  ]),
  contractCase('rejects a challenge after five minutes', seedOf(people.customer), [
    registerOptionsStep(afi),
    { advance: 301 },
    registerStep(afi, authenticator, { expect: refused }),
  ]),
  contractCase('rejects a challenge of another session, and an unknown one', seedOf(people.customer, people.provider), [
    registerOptionsStep(afi),
    registerStep(kossi, authenticator, { expect: refused }),
    passwordLoginStep(afi, samplePassword, 'elsewhere'),
    registerOptionsStep(afi),
    registerStep('elsewhere', authenticator, { expect: refused }),
    {
      as: afi,
      request: async (): Promise<Request> => ({
        input: { response: await authenticator.register({ challenge: 'bWFkZS11cA', rp: { id: 'localhost' } }) },
      }),
      expect: refused,
    },
  ]),
  contractCase('rejects a missing user verification and another site', seedOf(people.customer), [
    registerOptionsStep(afi),
    registerStep(afi, authenticator, { deviation: { verified: false }, expect: refused }),
    registerOptionsStep(afi),
    registerStep(afi, authenticator, { deviation: { origin: 'https://kermesse.attacker.example' }, expect: refused }),
  ]),
  contractCase('rejects missing and invalid fields', seedOf(people.customer), [
    { as: afi, request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    invalidStep({ response: 'x' }, ['response'], afi),
    registerOptionsStep(afi),
    {
      as: afi,
      request: async (memory): Promise<Request> => ({
        input: { response: await authenticator.register(lastOptions(memory)), name: 'x'.repeat(61) },
      }),
      expect: { errorCode: 'form/invalid_data', fields: ['name'] },
    },
  ]),
]);
