import * as z from 'zod/mini';
import { editorPicture } from '../../schemas/pages/editor.ts';
import { pictureRule } from '../../schemas/uploads/upload.ts';
import { uploadedFile } from '../../schemas/uploads/uploaded-file.ts';

export const input = z.object({ file: uploadedFile(pictureRule, { size: 'picture_size', type: 'picture_type' }) });

export const output = z.object({ data: editorPicture });
