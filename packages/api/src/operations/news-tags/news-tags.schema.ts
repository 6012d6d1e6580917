import * as z from 'zod/mini';
import { identifierSchema, translatableSchema } from '../../schemas/common/translatable.ts';

export const input = z.object({});

export const output = z.object({
  data: z.array(
    z.looseObject({
      id: identifierSchema,
      name: translatableSchema,
      articlesCount: z.number().check(z.gte(0), z.multipleOf(1)),
      isActive: z.boolean(),
    }),
  ),
});
