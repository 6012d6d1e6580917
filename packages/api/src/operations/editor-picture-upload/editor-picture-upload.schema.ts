import * as z from 'zod/mini';
import { editorPicture } from '../../schemas/editor.ts';
import { pictureRule } from '../../schemas/upload.ts';
import { uploadedFile } from '../../schemas/uploaded-file.ts';

export const input = z.object({ file: uploadedFile(pictureRule, { size: 'picture_size', type: 'avatar_type' }) });

export const output = z.object({ data: editorPicture });
