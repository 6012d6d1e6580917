import * as z from 'zod/mini';
import { phoneField } from '../../schemas/forms/fields.ts';

/**
 * Spaces, hyphens, dots and brackets are removed and a leading `00` becomes `+` before the number is validated and
 * stored.
 */
export const input = z.object({ phone: phoneField });

/** The stored number. */
export const output = z.object({ data: z.object({ phone: z.string() }) });
