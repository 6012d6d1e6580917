import * as z from 'zod/mini';
import { document } from '../../schemas/uploads/document.ts';
import { requiredText } from '../../schemas/forms/fields.ts';
import { identifier } from '../../schemas/common/identifier.ts';
import { tolerant } from '../../schemas/common/tolerant.ts';

export const input = z.object({
  path: requiredText(500),
  name: requiredText(400),
  type: z._default(z.literal([1, 2]), 1),
  status: z._default(z.literal([0, 1, 2]), 0),
  profileType: z.optional(z.string().check(z.maxLength(50))),
  profileId: z.optional(identifier),
  senderId: z.optional(identifier),
});

/** Other backends may return no document (specification §7). */
export const output = z.object({ data: tolerant(z.optional(z.nullable(document)), null) });
