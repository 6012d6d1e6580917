import { casesOf, contractCase } from '../../contract/case.ts';
import { samplePassword, seedOf } from '../../contract/seed/people.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { passwordCheck } from './password-check.ts';

const hint = 'Ce mot de passe est facile à deviner :';
const nobody = { firstname: '', lastname: '', email: '' };

export const passwordCheckCases = casesOf(passwordCheck, [
  contractCase('accepts the passwords that a registration accepts, and rejects others with the same reason', seedOf(), [
    { request: { input: { ...nobody, password: samplePassword } }, expect: { status: 200 } },
    { request: { input: { ...nobody, password: 'Reine-2026' } }, expect: { status: 200 } },
    invalidStep(
      { password: 'Reine-2026', email: 'reine@example.com' },
      { password: `${hint} il contient votre adresse e-mail.` },
    ),
    invalidStep({ password: 'Dogbe-2026', lastname: 'Dogbe' }, { password: `${hint} il contient votre nom.` }),
    invalidStep({ password: 'kermesse1' }, { password: `${hint} il contient un mot de ce site.` }),
    invalidStep({ password: 'P@ssw0rd1' }, { password: 'Ce mot de passe est trop courant. Choisissez-en un autre.' }),
    invalidStep({ password: 'abcdefgh' }, { password: 'Le mot de passe est trop faible' }),
  ]),
]);
