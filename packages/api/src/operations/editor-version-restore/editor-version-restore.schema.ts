import * as z from 'zod/mini';
import { editorKind, editorPublished, editorSlug, maxEditorVersion } from '../../schemas/pages/editor.ts';

const count = z.number().check(z.gte(1), z.lte(maxEditorVersion), z.multipleOf(1));

export const input = z.object({ kind: editorKind, slug: editorSlug, version: count, base: count });

export const output = z.object({ data: editorPublished });
