import { mockOf } from '../../mock/mock-of.ts';
import { contactMessage } from './contact-message.ts';

export const contactMessageMock = mockOf(contactMessage, {
  respond: ({ subject, title, content, sender }, { messages }) => {
    messages.set(JSON.stringify([subject, title, content, sender]), subject);
    return { data: { subject } };
  },
  example: { data: { subject: 'Un mariage en décembre' } },
  invalid: { subject: 'too_long' },
});
