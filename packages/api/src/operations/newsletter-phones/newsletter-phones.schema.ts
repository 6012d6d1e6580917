import * as z from 'zod/mini';
import { phoneField } from '../../schemas/forms/fields.ts';

/** Spaces, hyphens, dots and brackets are removed, `00` becomes `+`, before the number is checked and stored. */
export const input = z.object({ phone: phoneField });

/** The number as it is stored. */
export const output = z.object({ data: z.object({ phone: z.string() }) });
