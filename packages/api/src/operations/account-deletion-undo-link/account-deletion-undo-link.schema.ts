import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';
import { emailedToken } from '../../schemas/forms/fields.ts';

export const input = z.object({ token: emailedToken });

export const output = acknowledgement;
