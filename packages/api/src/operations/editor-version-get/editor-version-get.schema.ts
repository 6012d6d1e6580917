import * as z from 'zod/mini';
import { editorDocument, editorKind, editorSlug, maxEditorVersion } from '../../schemas/pages/editor.ts';
import { queryCount } from '../../schemas/common/query.ts';

export const input = z.object({ kind: editorKind, slug: editorSlug, version: queryCount(maxEditorVersion) });

export const output = z.object({ data: editorDocument });
