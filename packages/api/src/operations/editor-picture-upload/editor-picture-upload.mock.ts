import { mockOf } from '../../mock/mock-of.ts';
import { examplePicture, keepPicture } from '../../mock/content/pictures.ts';
import { editorPictureUpload } from './editor-picture-upload.ts';

export const editorPictureUploadMock = mockOf(editorPictureUpload, {
  behave: ({ file }, world) => ({ data: keepPicture(world, file) }),
  example: { data: examplePicture },
  answers: {},
  invalid: { file: 'picture_size' },
});
