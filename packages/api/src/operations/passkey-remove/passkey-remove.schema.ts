import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/acknowledgement.ts';
import { pathIdentifier } from '../../schemas/identifier.ts';
import { queryFlag } from '../../schemas/query.ts';

export const input = z.object({ id: pathIdentifier, lastWayIn: z.optional(queryFlag) });

export const output = acknowledgement;
