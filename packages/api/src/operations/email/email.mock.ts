import { mockOf } from '../../mock/mock-of.ts';
import { email } from './email.ts';

export const emailMock = mockOf(email, {
  respond: ({ subject, title, content, sender }, { messages }) => {
    messages.set(JSON.stringify([subject, title, content, sender]), subject);
    return { data: { subject } };
  },
  example: { data: { subject: 'Un mariage en décembre' } },
  responses: { silent: {} },
  invalid: { subject: 'too_long' },
});
