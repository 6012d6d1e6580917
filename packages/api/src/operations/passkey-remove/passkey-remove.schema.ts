import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';
import { pathIdentifier } from '../../schemas/common/identifier.ts';
import { queryFlag } from '../../schemas/common/query.ts';

export const input = z.object({ id: pathIdentifier, lastWayIn: z.optional(queryFlag) });

export const output = acknowledgement;
