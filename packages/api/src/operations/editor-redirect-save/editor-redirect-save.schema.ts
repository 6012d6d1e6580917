import * as z from 'zod/mini';
import { editorRedirect } from '../../schemas/pages/editor.ts';

const slug = z.string().check(z.minLength(1), z.maxLength(200));

export const input = z.object({ slug, target: slug });

export const output = z.object({ data: editorRedirect });
