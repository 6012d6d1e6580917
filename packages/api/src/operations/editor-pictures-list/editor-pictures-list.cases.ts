import { contractCase, casesOf } from '../../contract/case.ts';
import { minimalSeed } from '../../contract/seed/seed.ts';
import { editorPictureStep } from '../../contract/steps/content-steps.ts';
import { editorPicturesList } from './editor-pictures-list.ts';

export const editorPicturesListCases = casesOf(editorPicturesList, [
  contractCase('lists the newest pictures first', minimalSeed, [
    { request: { input: {} }, expect: { status: 200, body: { data: [] } } },
    editorPictureStep('marché.png', 1),
    editorPictureStep('plage.png', 2),
    {
      request: { input: {} },
      expect: { status: 200, body: { data: [{ name: 'plage.png' }, { name: 'marché.png' }] } },
    },
  ]),
]);
