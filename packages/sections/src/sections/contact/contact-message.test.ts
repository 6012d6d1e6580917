import { contactMessage } from '@kermesse/api/contact-message';
import { describe, expect, it } from 'vitest';
import { emptyMessage, fieldErrorsFrom, checkMessage, messageOf } from './contact-message.ts';

const input = {
  name: ' Afi Mensah',
  email: 'afi@exemple.tg',
  phone: '90 12 34 56',
  subject: 'Un bal',
  message: 'Bonjour,\nune date ?\n',
};

describe('a message of the contact form', () => {
  it('requires every field and a valid email address', () => {
    expect(checkMessage(emptyMessage)).toEqual({
      name: { key: 'required' },
      email: { key: 'required' },
      phone: { key: 'required' },
      subject: { key: 'required' },
      message: { key: 'required' },
    });
    expect(checkMessage({ ...input, email: 'afi@', message: '  \n' })).toEqual({
      email: { key: 'emailInvalid' },
      message: { key: 'required' },
    });
    expect(checkMessage(input)).toEqual({});
  });

  it('shows the server’s errors at their fields', () => {
    expect(fieldErrorsFrom({ 'sender.email': 'Adresse invalide', content: 'Trop long', toString: 'x' })).toEqual({
      email: { key: 'emailInvalid' },
      message: { text: 'Trop long' },
    });
  });

  it('contains the sender’s details in its text', () => {
    const sent = messageOf(input, {
      title: 'Un mot, *une réponse*',
      recipient: 'a@b.tg',
      line: (field, value) => `${field}: ${value}`,
    });
    expect(sent).toEqual({
      subject: 'Un bal',
      title: 'Un mot, une réponse',
      content: 'name: Afi Mensah\nemail: afi@exemple.tg\nphone: 90 12 34 56\n\nBonjour,\nune date ?',
      recipients: ['a@b.tg'],
      tags: ['contact'],
      sender: { name: ' Afi Mensah', email: 'afi@exemple.tg', phone: '90 12 34 56' },
    });
  });

  it('has a title that the operation accepts, however long that of the section is', async () => {
    const { input: schema } = await contactMessage.schemas();
    const sent = messageOf(input, { title: `*${'é'.repeat(300)}*`, line: (_, value) => value });
    expect(schema.safeParse(sent).success).toBe(true);
  });
});
