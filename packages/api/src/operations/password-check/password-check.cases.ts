import { casesOf, contractCase, stepOf } from '../../contract/case.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { emailedLink, invalidStep } from '../../contract/steps/steps.ts';
import { authSendPasswordLink } from '../auth-send-password-link/auth-send-password-link.ts';
import { passwordCheck } from './password-check.ts';

const hint = 'Ce mot de passe est facile à deviner :';
const email = 'afi@example.com';
const nobody = { firstname: '', lastname: '', email: '', token: '' };

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
  contractCase('knows the names of the account with the token of its reset link', seedOf(people.customer), [
    stepOf(authSendPasswordLink, { request: { input: { email } }, expect: { status: 200 } }),
    invalidStep(
      async (memory) => {
        const [token = ''] = await emailedLink(memory, email, /\/reset-password\/([^/?]+)/);
        return { input: { ...nobody, email, token, password: 'Mensah-2026' } };
      },
      { password: `${hint} il contient votre nom.` },
    ),
    // An unknown token changes nothing.
    { request: { input: { ...nobody, email, token: 'made-up', password: 'Mensah-2026' } }, expect: { status: 200 } },
    {
      request: async (memory) => {
        const [token = ''] = await emailedLink(memory, email, /\/reset-password\/([^/?]+)/);
        return { input: { ...nobody, email: 'kossi@example.com', token, password: 'Mensah-2026' } };
      },
      expect: { status: 200 },
    },
  ]),
]);
