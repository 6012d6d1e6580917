import { casesOf, contractCase } from '../../contract/case.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep, refusedLoginStep, passwordLoginStep, invalidStep } from '../../contract/steps/steps.ts';
import { authEditPassword } from './auth-edit-password.ts';

const email = 'afi@example.com';
const newPassword = 'Another-drum-2026';
const change = { newPassword, newPasswordConfirmation: newPassword, currentPassword: samplePassword };

const guessable = [
  ['P@ssw0rd1', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
  ['Mensah-2026', 'Ce mot de passe est facile à deviner : il contient votre nom.'],
  ['kermesse1', 'Ce mot de passe est facile à deviner : il contient un mot de ce site.'],
] as const;

export const authEditPasswordCases = casesOf(authEditPassword, [
  contractCase('changes the password, keeps this session and ends the others', seedOf(people.customer), [
    passwordLoginStep(email, samplePassword, 'here'),
    passwordLoginStep(email, samplePassword, 'elsewhere'),
    { as: 'here', request: { input: change }, expect: { status: 200 } },
    personStep('here', { email }),
    { as: 'elsewhere', request: { input: change }, expect: { errorCode: 'auth/session_ended' } },
    refusedLoginStep(email),
    passwordLoginStep(email, newPassword),
  ]),
  contractCase('rejects a wrong password without a change and without ending the session', seedOf(people.customer), [
    {
      as: email,
      request: { input: { ...change, currentPassword: 'Kermesse-2027' } },
      expect: { errorCode: 'auth/wrong_password' },
    },
    personStep(email, { email }),
    passwordLoginStep(email),
  ]),
  contractCase('rejects a guessable password with the reason at the field', seedOf(people.customer), [
    ...guessable.map(([password, message]) =>
      invalidStep(
        { ...change, newPassword: password, newPasswordConfirmation: password },
        { newPassword: message },
        email,
      ),
    ),
    passwordLoginStep(email),
  ]),
  contractCase('rejects missing and invalid fields', seedOf(people.customer), [
    { as: email, request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    { as: email, request: { raw: { ...change, currentPassword: '' } }, expect: { errorCode: 'auth/missing_data' } },
    invalidStep(
      { ...change, newPassword: 'abcdefgh', newPasswordConfirmation: 'abcdefgh' },
      { newPassword: 'Le mot de passe est trop faible' },
      email,
    ),
    invalidStep(
      { ...change, newPasswordConfirmation: 'x' },
      { newPasswordConfirmation: 'Les deux mots de passe diffèrent' },
      email,
    ),
  ]),
]);
