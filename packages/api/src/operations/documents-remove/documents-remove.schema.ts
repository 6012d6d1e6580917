import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';
import { pathIdentifier } from '../../schemas/common/identifier.ts';

export const input = z.object({ id: pathIdentifier });

export const output = acknowledgement;
