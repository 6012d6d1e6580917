import * as z from 'zod/mini';
import { personName, phoneField } from '../../schemas/forms/fields.ts';
import { session } from '../../schemas/account/user.ts';

const withoutSpaces = (text: string) => text.replaceAll(/[\s-]/g, '');

export const input = z.object({
  code: z.string().check(z.maxLength(100), z.overwrite(withoutSpaces), z.regex(/^[\da-z]{4,12}$/i)),
  phone: phoneField,
  firstname: z.optional(personName),
  lastname: z.optional(personName),
});

export const output = session;
