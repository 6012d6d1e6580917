import * as z from 'zod/mini';
import { phoneField } from '../../schemas/forms/fields.ts';
import { tolerant } from '../../schemas/common/tolerant.ts';

const name = z._default(z.nullable(z.string()), null);

export const input = z.object({ phone: phoneField });

/** The number has an account if both names are given. */
export const output = z.object({
  data: tolerant(z.object({ firstname: name, lastname: name }), { firstname: null, lastname: null }),
});
