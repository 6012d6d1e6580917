import * as z from 'zod/mini';
import { maxDifficulty } from '../../schemas/forms/human-check-wire.ts';

const level = new RegExp(`^[0-${maxDifficulty}]$`);

export const input = z.object({
  difficulty: z._default(z.pipe(z.string().check(z.regex(level)), z.transform(Number)), 0),
});

/** The challenge in the format of altcha-lib. */
export const output = z.looseObject({});
