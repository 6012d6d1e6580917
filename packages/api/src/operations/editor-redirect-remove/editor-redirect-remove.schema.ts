import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';
import { editorPageSlug } from '../../schemas/pages/editor.ts';

export const input = z.object({ slug: editorPageSlug });

export const output = acknowledgement;
