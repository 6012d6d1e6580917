import type { contactMessage } from '@kermesse/api/contact-message';
import type { InputOf } from '@kermesse/api/operation';
import { isEmailAddress } from '@kermesse/api/schemas/forms/email-address';
import type { FieldErrors, TextKey } from '@kermesse/ui/fields';
import { withoutEmphasis } from '@kermesse/ui/parse-emphasis';

/** The fields of the form, in order. */
export const fieldNames = ['name', 'email', 'phone', 'subject', 'message'] as const;

/** Returns the id of a section's form, from the prefix of the section's ids. */
export const formId = (section: string): string => `${section}-form`;

/** The name of a field, as in the contact operation's input. */
export type FieldName = (typeof fieldNames)[number];

/** The input of the form, unchanged. */
export type ContactValues = Record<FieldName, string>;

/** The initial values of the form. */
export const emptyMessage: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' };

/** Whether all fields are empty. */
export const isEmpty = (input: ContactValues): boolean => fieldNames.every((name) => input[name] === '');

/** Reads a message from the browser's storage. Undefined if the value is invalid or empty. */
export function messageFrom(stored: unknown): ContactValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = fieldNames.map((name) => [name, (stored as Partial<Record<FieldName, unknown>>)[name]] as const);
  const texts = fields.filter((field): field is [FieldName, string] => typeof field[1] === 'string');
  const input: ContactValues = { ...emptyMessage, ...Object.fromEntries(texts) };
  return isEmpty(input) ? undefined : input;
}

const required: TextKey = { key: 'required' };
const emailInvalid: TextKey = { key: 'emailInvalid' };

/** Validates the message. Returns the errors by field. */
export function checkMessage(input: ContactValues): FieldErrors<ContactValues> {
  const missing = fieldNames.filter((name) => input[name].trim() === '').map((name) => [name, required] as const);
  const email = input.email.trim() !== '' && !isEmailAddress(input.email) ? { email: emailInvalid } : {};
  return { ...Object.fromEntries(missing), ...email };
}

/** Maps the server's field names to the form's fields. */
const fieldOf: Readonly<Record<string, FieldName>> = {
  'sender.name': 'name',
  'sender.email': 'email',
  'sender.phone': 'phone',
  subject: 'subject',
  content: 'message',
};

/**
 * Maps the server's field messages to the form's fields. Unknown fields are left out; the email address has our own
 * message.
 */
export function fieldErrorsFrom(fields: Readonly<Record<string, string>>): FieldErrors<ContactValues> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, text]) => {
      const name = Object.hasOwn(fieldOf, path) ? fieldOf[path] : undefined;
      return name === undefined ? [] : [[name, name === 'email' ? emailInvalid : { text }]];
    }),
  );
}

/** The longest title that the operation accepts. */
const longestTitle = 200;

interface Context {
  /** The title of the email. */
  title: string;
  /** The site's email address, if known. */
  recipient?: string;
  /** Formats a line about the sender: `Nom : Afi`. */
  line: (field: 'name' | 'email' | 'phone', value: string) => string;
}

/** Creates the input of the operation. `content` is complete, so that any backend can send it unchanged. */
export function messageOf(input: ContactValues, { title, recipient, line }: Context): InputOf<typeof contactMessage> {
  const { subject, message, ...sender } = input;
  const lines = (['name', 'email', 'phone'] as const).map((field) => line(field, sender[field].trim()));
  return {
    subject,
    title: withoutEmphasis(title).slice(0, longestTitle),
    content: `${lines.join('\n')}\n\n${message.trim()}`,
    recipients: recipient === undefined ? [] : [recipient],
    tags: ['contact'],
    sender,
  };
}
