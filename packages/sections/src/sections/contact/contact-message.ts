import type { email } from '@kermesse/api/email';
import type { InputOf } from '@kermesse/api/operation';
import { isEmailAddress } from '@kermesse/api/schemas/forms/email-address';
import type { Faults, TextKey } from '@kermesse/ui/fields';

/** The fields of the form, in the order they are filled in. */
export const fieldNames = ['name', 'email', 'phone', 'subject', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** What somebody wrote, as written. */
export type ContactMessage = Record<FieldName, string>;

export const emptyMessage: ContactMessage = { name: '', email: '', phone: '', subject: '', message: '' };

/** Whether nothing was written. */
export const isEmpty = (letter: ContactMessage): boolean => fieldNames.every((name) => letter[name] === '');

/** What was kept in the browser's storage as a letter, undefined when it is none or an empty one. */
export function messageFrom(kept: unknown): ContactMessage | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fields = fieldNames.map((name) => [name, (kept as Partial<Record<FieldName, unknown>>)[name]] as const);
  const texts = fields.filter((field): field is [FieldName, string] => typeof field[1] === 'string');
  const letter: ContactMessage = { ...emptyMessage, ...Object.fromEntries(texts) };
  return isEmpty(letter) ? undefined : letter;
}

const required: TextKey = { key: 'required' };
const emailInvalid: TextKey = { key: 'emailInvalid' };

/** What is to be mended before the letter can go, by field. */
export function faultsOf(letter: ContactMessage): Faults<ContactMessage> {
  const missing = fieldNames.filter((name) => letter[name].trim() === '').map((name) => [name, required] as const);
  const email = letter.email.trim() !== '' && !isEmailAddress(letter.email) ? { email: emailInvalid } : {};
  return { ...Object.fromEntries(missing), ...email };
}

/** Where the server's faults belong in the form. */
const fieldOf: Readonly<Record<string, FieldName>> = {
  'sender.name': 'name',
  'sender.email': 'email',
  'sender.phone': 'phone',
  subject: 'subject',
  content: 'message',
};

/** The server's messages beside the fields of the form; those of no field are left out, that of the address is our own. */
export function faultsFrom(fields: Readonly<Record<string, string>>): Faults<ContactMessage> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, text]) => {
      const name = Object.hasOwn(fieldOf, path) ? fieldOf[path] : undefined;
      return name === undefined ? [] : [[name, name === 'email' ? emailInvalid : { text }]];
    }),
  );
}

interface Envelope {
  /** Heads the letter. */
  title: string;
  /** The site's own address, where it is known. */
  recipient?: string;
  /** How a line of the sender is written: `Nom : Afi`. */
  line: (field: 'name' | 'email' | 'phone', value: string) => string;
}

/** The message as input of the operation: `content` is complete by itself, so that any backend can mail it. */
export function messageOf(letter: ContactMessage, { title, recipient, line }: Envelope): InputOf<typeof email> {
  const { subject, message, ...sender } = letter;
  const lines = (['name', 'email', 'phone'] as const).map((field) => line(field, sender[field].trim()));
  return {
    subject,
    title: title.replaceAll('*', ''),
    content: `${lines.join('\n')}\n\n${message.trim()}`,
    recipients: recipient === undefined ? [] : [recipient],
    tags: ['contact'],
    sender,
  };
}
