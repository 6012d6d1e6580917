import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/acknowledgement.ts';
import { mailedToken } from '../../schemas/fields.ts';

export const input = z.object({ token: mailedToken });

export const output = acknowledgement;
