import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';
import { passwordChoice } from '../../schemas/forms/password-fields.ts';

/** A name or an address, which may be incomplete: the form is not sent yet. */
const text = z._default(z.string().check(z.maxLength(1000)), '');

export const input = z.object({ password: passwordChoice, firstname: text, lastname: text, email: text, token: text });

export const output = acknowledgement;
