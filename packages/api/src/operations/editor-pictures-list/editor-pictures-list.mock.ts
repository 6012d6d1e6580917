import { mockOf } from '../../mock/mock-of.ts';
import { examplePicture, picturesOf } from '../../mock/content/pictures.ts';
import { editorPicturesList } from './editor-pictures-list.ts';

export const editorPicturesListMock = mockOf(editorPicturesList, {
  respond: (_, world) => ({ data: picturesOf(world).toReversed() }),
  example: { data: [examplePicture] },
  responses: { empty: { data: [] } },
});
