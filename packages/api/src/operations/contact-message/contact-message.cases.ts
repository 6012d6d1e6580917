import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { minimalSeed } from '../../contract/seed/seed.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { contactMessage } from './contact-message.ts';

const sender = { name: 'Afi Mensah', email: 'afi@example.com', phone: '+228 90 12 34 56' };
const message = {
  subject: 'Un mariage en décembre',
  title: 'Écrivez-nous',
  content: 'Nous serons deux cents.\nAvez-vous une date ?',
  recipients: ['bonjour@kermesse.example'],
  tags: ['contact'],
  sender,
};
const received = succeedsWith({ subject: message.subject });

export const contactMessageCases = casesOf(contactMessage, [
  contractCase('accepts a message', minimalSeed, [
    { request: { input: message }, expect: received },
    { stored: { messages: [message.subject] } },
  ]),
  contractCase('ignores a repeated message, but not a different one', minimalSeed, [
    { request: { input: message }, expect: received },
    { request: { input: message }, expect: received },
    { request: { input: { ...message, subject: ` ${message.subject} ` } }, expect: received },
    { request: { input: { ...message, content: 'Nous serons trois cents.' } }, expect: received },
    { request: { input: { ...message, sender: { ...sender, email: 'kossi@example.com' } } }, expect: received },
    { stored: { messages: [message.subject, message.subject, message.subject] } },
  ]),
  contractCase('accepts a message with only the fields of the specification', minimalSeed, [
    {
      request: { raw: { subject: 'Bonjour', title: 'Contact', content: 'Êtes-vous là ?', recipients: [], tags: [] } },
      expect: { status: 200 },
    },
    { stored: { messages: ['Bonjour'] } },
  ]),
  contractCase('prevents header injection', minimalSeed, [
    {
      request: { input: { ...message, subject: 'Bonjour\r\nBcc: tous@example.com\u0000' } },
      expect: succeedsWith({ subject: 'Bonjour Bcc: tous@example.com' }),
    },
    invalidStep({ ...message, sender: { ...sender, email: 'afi@example.com\r\nBcc: tous@example.com' } }, [
      'sender.email',
    ]),
    { stored: { messages: ['Bonjour Bcc: tous@example.com'] } },
  ]),
  contractCase('names missing fields', minimalSeed, [
    invalidStep({}, ['content', 'subject', 'title']),
    invalidStep(
      { ...message, subject: '  ', content: '\n' },
      { subject: 'Ce champ est obligatoire', content: 'Ce champ est obligatoire' },
    ),
    {
      request: { raw: { ...message, sender: { name: '', email: 'afi@' } } },
      expect: {
        errorCode: 'form/invalid_data',
        fields: ['sender.email', 'sender.name', 'sender.phone'],
        messages: { 'sender.email': 'Adresse e-mail invalide' },
      },
    },
    { stored: { messages: [] } },
  ]),
  contractCase('names fields that are too long', minimalSeed, [
    invalidStep({ ...message, subject: 'a'.repeat(201) }, { subject: 'Texte trop long : 200 caractères au plus' }),
    invalidStep({ ...message, content: 'a'.repeat(20_001) }, ['content']),
    { stored: { messages: [] } },
  ]),
  contractCase('rejects a body that is not a JSON object', minimalSeed, [
    { request: { body: '{"subject":' }, expect: { errorCode: 'request/malformed' } },
    { stored: { messages: [] } },
  ]),
]);
