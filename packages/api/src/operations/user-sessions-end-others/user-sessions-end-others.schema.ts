import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';

export const input = z.object({});

export const output = acknowledgement;
