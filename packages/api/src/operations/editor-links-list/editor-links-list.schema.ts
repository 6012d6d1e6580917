import * as z from 'zod/mini';
import { editorLinking, editorPageSlug } from '../../schemas/pages/editor.ts';

export const input = z.object({ slug: editorPageSlug });

export const output = z.object({ data: z.array(editorLinking) });
