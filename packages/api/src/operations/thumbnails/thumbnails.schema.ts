import * as z from 'zod/mini';
import { fileName } from '../../schemas/uploads/uploaded-file.ts';

export const input = z.object({ size: z.enum(['small', 'medium', 'large']), filename: fileName });

export const output = z.undefined();
