import { exampleBinEntry, removePicture } from '../../mock/content/bin.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorPictureRemove } from './editor-picture-remove.ts';

export const editorPictureRemoveMock = mockOf(editorPictureRemove, {
  respond: ({ src }, world) => ({ data: removePicture(world, src) }),
  example: { data: { ...exampleBinEntry, kind: 'picture' as const, slug: '', title: 'plage.jpg', src: '/art/beach' } },
  invalid: { src: 'required' },
});
