import * as z from 'zod/mini';
import { editorBinned } from '../../schemas/pages/editor.ts';

export const input = z.object({ src: z.string().check(z.minLength(1), z.maxLength(300)) });

export const output = z.object({ data: editorBinned });
