import { softAuthenticator } from '../../contract/steps/authenticator.ts';
import { casesOf } from '../../contract/case.ts';
import { registerOptionsStep, registerStep } from '../../contract/steps/passkey-steps.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { passkeysList } from './passkeys-list.ts';

const [afi, kossi] = [people.customer.email, people.provider.email];
const authenticator = softAuthenticator();

export const passkeysListCases = casesOf(passkeysList, [
  {
    name: 'lists the caller’s passkeys, oldest first',
    given: seedOf(people.customer, people.provider),
    steps: [
      { as: afi, request: { input: {} }, expect: { status: 200, body: { data: [] } } },
      registerOptionsStep(afi),
      registerStep(afi, authenticator, { name: 'Téléphone' }),
      registerOptionsStep(afi),
      registerStep(afi, authenticator, { name: 'Ordinateur' }),
      {
        as: afi,
        request: { input: {} },
        expect: {
          status: 200,
          body: { data: [{ name: 'Téléphone', lastUsedAt: null, synced: false }, { name: 'Ordinateur' }] },
        },
      },
      { as: kossi, request: { input: {} }, expect: { status: 200, body: { data: [] } } },
    ],
  },
]);
