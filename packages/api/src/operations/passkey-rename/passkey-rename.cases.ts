import { softAuthenticator } from '../../contract/steps/authenticator.ts';
import { casesOf, contractCase, succeedsWith, type CaseRequest } from '../../contract/case.ts';
import { textAt, type CaseMemory } from '../../contract/memory.ts';
import { registerOptionsStep, registerStep } from '../../contract/steps/passkey-steps.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { passkeyRename } from './passkey-rename.ts';

const [afi, kossi] = [people.customer.email, people.provider.email];
const authenticator = softAuthenticator();
const named =
  (name: string) =>
  ({ responses }: CaseMemory): CaseRequest<typeof passkeyRename> => ({
    input: { id: textAt(responses[1], 'data.id'), name },
  });

export const passkeyRenameCases = casesOf(passkeyRename, [
  contractCase('renames only a passkey of the caller', seedOf(people.customer, people.provider), [
    registerOptionsStep(afi),
    registerStep(afi, authenticator),
    {
      as: afi,
      request: named(' Mon téléphone 📱 '),
      expect: succeedsWith({ name: 'Mon téléphone 📱' }),
    },
    { as: kossi, request: named('À moi'), expect: { errorCode: 'request/not_found' } },
    {
      as: afi,
      request: { input: { id: '00000000-0000-4000-8000-000000000000', name: 'Aucune' } },
      expect: { errorCode: 'request/not_found' },
    },
    { as: afi, request: named(' '), expect: { errorCode: 'auth/missing_data' } },
    { as: afi, request: named('x'.repeat(61)), expect: { errorCode: 'form/invalid_data', fields: ['name'] } },
  ]),
]);
