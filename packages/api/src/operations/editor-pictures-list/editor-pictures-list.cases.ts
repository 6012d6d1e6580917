import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { minimalSeed } from '../../contract/seed/seed.ts';
import { editorPictureStep } from '../../contract/steps/content-steps.ts';
import { editorPicturesList } from './editor-pictures-list.ts';

export const editorPicturesListCases = casesOf(editorPicturesList, [
  contractCase('lists the newest pictures first', minimalSeed, [
    { request: { input: {} }, expect: succeedsWith([]) },
    editorPictureStep('marché.png', 1),
    editorPictureStep('plage.png', 2),
    {
      request: { input: {} },
      expect: succeedsWith([{ name: 'plage.png' }, { name: 'marché.png' }]),
    },
  ]),
]);
