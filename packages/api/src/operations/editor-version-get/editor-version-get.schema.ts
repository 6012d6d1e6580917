import * as z from 'zod/mini';
import { editorDocument, editorKind, editorSlug } from '../../schemas/pages/editor.ts';
import { queryCount } from '../../schemas/common/query.ts';

export const input = z.object({ kind: editorKind, slug: editorSlug, version: queryCount(1_000_000_000) });

export const output = z.object({ data: editorDocument });
