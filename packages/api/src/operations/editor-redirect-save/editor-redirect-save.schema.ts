import * as z from 'zod/mini';
import { editorPageSlug, editorRedirect } from '../../schemas/pages/editor.ts';

export const input = z.object({ slug: editorPageSlug, target: editorPageSlug });

export const output = z.object({ data: editorRedirect });
