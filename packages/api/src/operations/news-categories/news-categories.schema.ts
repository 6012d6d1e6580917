import * as z from 'zod/mini';
import { identifierSchema, translatableSchema } from '../../schemas/common/translatable.ts';

export const input = z.object({});

export const output = z.object({
  data: z.array(
    z.looseObject({
      id: identifierSchema,
      name: translatableSchema,
      parentId: z.optional(z.nullable(identifierSchema)),
      isActive: z.boolean(),
    }),
  ),
});
