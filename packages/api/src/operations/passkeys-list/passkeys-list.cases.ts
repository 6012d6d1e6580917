import { softAuthenticator } from '../../contract/steps/authenticator.ts';
import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { registerOptionsStep, registerStep } from '../../contract/steps/passkey-steps.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { passkeysList } from './passkeys-list.ts';

const [afi, kossi] = [people.customer.email, people.provider.email];
const authenticator = softAuthenticator();

export const passkeysListCases = casesOf(passkeysList, [
  contractCase('lists the caller’s passkeys, oldest first', seedOf(people.customer, people.provider), [
    { as: afi, request: { input: {} }, expect: succeedsWith([]) },
    registerOptionsStep(afi),
    registerStep(afi, authenticator, { name: 'Téléphone' }),
    registerOptionsStep(afi),
    registerStep(afi, authenticator, { name: 'Ordinateur' }),
    {
      as: afi,
      request: { input: {} },
      expect: succeedsWith([{ name: 'Téléphone', lastUsedAt: null, synced: false }, { name: 'Ordinateur' }]),
    },
    { as: kossi, request: { input: {} }, expect: succeedsWith([]) },
  ]),
]);
