import { mockOf } from '../../mock/mock-of.ts';
import { examplePicture, storePicture } from '../../mock/content/pictures.ts';
import { editorPictureUpload } from './editor-picture-upload.ts';

export const editorPictureUploadMock = mockOf(editorPictureUpload, {
  respond: ({ file }, world) => ({ data: storePicture(world, file) }),
  example: { data: examplePicture },
  invalid: { file: 'picture_size' },
});
