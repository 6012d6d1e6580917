import { softAuthenticator } from '../../contract/steps/authenticator.ts';
import { casesOf, contractCase, type CaseRequest } from '../../contract/case.ts';
import { textAt, type CaseMemory } from '../../contract/memory.ts';
import { loginOptionsStep, loginStep, registerOptionsStep, registerStep } from '../../contract/steps/passkey-steps.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { passkeysList } from '../passkeys-list/passkeys-list.ts';
import { invalidStep, readStep } from '../../contract/steps/steps.ts';
import { passkeyRemove } from './passkey-remove.ts';

const [afi, kossi] = [people.customer.email, people.provider.email];
const authenticator = softAuthenticator();
const registered = ({ responses }: CaseMemory): CaseRequest<typeof passkeyRemove> => ({
  input: { id: textAt(responses[1], 'data.id') },
});
const proven =
  (currentPassword: string) =>
  ({ responses }: CaseMemory): CaseRequest<typeof passkeyRemove> => ({
    input: { id: textAt(responses[1], 'data.id'), currentPassword },
  });

export const passkeyRemoveCases = casesOf(passkeyRemove, [
  contractCase(
    'removes only a passkey of the caller, which can then no longer log in',
    seedOf(people.customer, people.provider),
    [
      registerOptionsStep(afi),
      registerStep(afi, authenticator),
      { as: kossi, request: registered, expect: { errorCode: 'request/not_found' } },
      { as: afi, request: registered, expect: { status: 200 } },
      { as: afi, request: registered, expect: { errorCode: 'request/not_found' } },
      readStep(passkeysList, { data: [] }, afi),
      loginOptionsStep(),
      loginStep(authenticator, { expect: { errorCode: 'auth/user_not_found' } }),
    ],
  ),
  contractCase('requires the password ten minutes after the login', seedOf(people.customer), [
    registerOptionsStep(afi),
    registerStep(afi, authenticator),
    { advance: 660 },
    { as: afi, request: registered, expect: { errorCode: 'auth/missing_data' } },
    { as: afi, request: proven('Kermesse-2027'), expect: { errorCode: 'auth/wrong_password' } },
    { as: afi, request: proven(samplePassword), expect: { status: 200 } },
    readStep(passkeysList, { data: [] }, afi),
  ]),
  contractCase('rejects an invalid id and an invalid flag', seedOf(people.customer), [
    invalidStep({ id: 'a b' }, ['id'], afi),
    invalidStep({ id: 'a', lastWayIn: 'maybe' }, ['lastWayIn'], afi),
  ]),
]);
