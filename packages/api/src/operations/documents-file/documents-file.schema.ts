import * as z from 'zod/mini';
import { fileName } from '../../schemas/uploads/uploaded-file.ts';

export const input = z.object({ filename: fileName });

export const output = z.instanceof(Blob);
