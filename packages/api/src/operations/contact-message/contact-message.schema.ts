import * as z from 'zod/mini';
import { emailField } from '../../schemas/forms/fields.ts';

/**
 * Converts a text to one line: control characters and line breaks become spaces, so that it cannot start a new email
 * header.
 */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();

/** Normalises line breaks to `\n` and removes other control characters. */
const lines = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

/** The maximum length before normalisation. */
const readable = z.maxLength(50_000);

const line = (most: number) => z.string().check(readable, z.overwrite(oneLine), z.minLength(1), z.maxLength(most));

const sender = z.object({ name: line(200), email: emailField, phone: line(60) });

/** A message. `subject` and `title` are single lines (`title` is the heading of the email), `content` is plain text. */
export const input = z.object({
  subject: line(200),
  title: line(200),
  content: z.string().check(readable, z.overwrite(lines), z.minLength(1), z.maxLength(20_000)),
  recipients: z.optional(z.array(z.string().check(z.maxLength(254))).check(z.maxLength(20))),
  tags: z.optional(z.array(line(60)).check(z.maxLength(20))),
  sender: z.optional(sender),
});

/** The normalised subject. Other backends may return nothing. */
export const output = z.object({ data: z.optional(z.object({ subject: z.optional(z.string()) })) });
