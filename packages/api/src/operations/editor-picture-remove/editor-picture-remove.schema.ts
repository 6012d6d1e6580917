import * as z from 'zod/mini';
import { exactText } from '../../schemas/common/text.ts';
import { editorBinned } from '../../schemas/pages/editor.ts';

export const input = z.object({ src: exactText(300) });

export const output = z.object({ data: editorBinned });
