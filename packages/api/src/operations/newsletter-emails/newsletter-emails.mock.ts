import { mockOf } from '../../mock/mock-of.ts';
import { newsletterEmails } from './newsletter-emails.ts';

export const newsletterEmailsMock = mockOf(newsletterEmails, {
  respond: ({ email }, { emails }) => {
    emails.add(email);
    return { data: { email } };
  },
  example: { data: { email: 'afi@example.com' } },
  invalid: { email: 'email' },
});
