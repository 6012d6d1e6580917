import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/acknowledgement.ts';
import { pathIdentifier } from '../../schemas/identifier.ts';

export const input = z.object({ id: pathIdentifier });

export const output = acknowledgement;
