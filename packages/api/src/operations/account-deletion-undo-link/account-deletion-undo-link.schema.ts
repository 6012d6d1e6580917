import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';
import { mailedToken } from '../../schemas/forms/fields.ts';

export const input = z.object({ token: mailedToken });

export const output = acknowledgement;
