import { casesOf, contractCase } from '../../contract/case.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { invalidStep, linkEmailedStep, messagesSentStep } from '../../contract/steps/steps.ts';
import { authSendPasswordLink } from './auth-send-password-link.ts';

export const authSendPasswordLinkCases = casesOf(authSendPasswordLink, [
  contractCase(
    'emails a link only to an account, with the same response for an unknown address',
    seedOf(people.customer),
    [
      { request: { input: { email: 'Afi@example.com' } }, expect: { status: 200 } },
      { request: { input: { email: 'nobody@example.com' } }, expect: { status: 200 } },
      linkEmailedStep('afi@example.com', /\/reset-password\/[^/?]+\?email=afi(@|%40)example\.com$/),
      messagesSentStep(1),
    ],
  ),
  contractCase('rejects a missing or invalid address', seedOf(), [
    invalidStep({}, { email: 'Ce champ est obligatoire' }),
    invalidStep({ email: 'afi' }, { email: 'Adresse e-mail invalide' }),
  ]),
]);
