import { casesOf } from '../../contract/case.ts';
import { lastMessageTo } from '../../contract/sent-message.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { authSendPasswordLink } from './auth-send-password-link.ts';

export const authSendPasswordLinkCases = casesOf(authSendPasswordLink, [
  {
    name: 'emails a link only to an account, with the same response for an unknown address',
    given: seedOf(people.customer),
    steps: [
      { request: { input: { email: 'Afi@example.com' } }, expect: { status: 200 } },
      { request: { input: { email: 'nobody@example.com' } }, expect: { status: 200 } },
      {
        check: async ({ sentMessages }) => {
          const all = await sentMessages();
          const links = lastMessageTo(all, 'afi@example.com')?.links ?? [];
          const found = links.some((link) => /\/reset-password\/[^/?]+\?email=afi(@|%40)example\.com$/.test(link));
          return [
            ...(found ? [] : ['no link to set a password was emailed']),
            ...(all.length === 1 ? [] : [`${all.length} emails instead of one`]),
          ];
        },
      },
    ],
  },
  {
    name: 'rejects a missing or invalid address',
    given: seedOf(),
    steps: [
      {
        request: { raw: {} },
        expect: { errorCode: 'form/invalid_data', messages: { email: 'Ce champ est obligatoire' } },
      },
      {
        request: { raw: { email: 'afi' } },
        expect: { errorCode: 'form/invalid_data', messages: { email: 'Adresse e-mail invalide' } },
      },
    ],
  },
]);
