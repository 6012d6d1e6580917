import { casesOf, contractCase } from '../../contract/case.ts';
import { textAt } from '../../contract/memory.ts';
import { minimalSeed } from '../../contract/seed/seed.ts';
import { editorPictureStep } from '../../contract/steps/content-steps.ts';
import { pngFile, invalidStep, readStep } from '../../contract/steps/steps.ts';
import { editorPicturesList } from '../editor-pictures-list/editor-pictures-list.ts';
import { editorPictureUpload } from './editor-picture-upload.ts';

export const editorPictureUploadCases = casesOf(editorPictureUpload, [
  contractCase('returns a unique address per picture, and the same one for the same file', minimalSeed, [
    editorPictureStep('marché.png', 1),
    editorPictureStep('plage.png', 2),
    editorPictureStep('marché (copie).png', 1),
    {
      check: ({ responses }) => {
        const [market, beach, again] = responses.map((response) => textAt(response, 'data.src'));
        return [
          ...(market === beach ? ['two pictures have the same address'] : []),
          ...(market === again ? [] : ['one picture has two addresses']),
        ];
      },
    },
    readStep(editorPicturesList, { data: [{ name: 'marché (copie).png' }, { name: 'plage.png' }] }),
  ]),
  contractCase(
    'rejects files that are not pictures',
    minimalSeed,
    ['licence.pdf', 'drawing.svg', 'page.html', 'portrait'].map((name) =>
      invalidStep({ file: pngFile(name) }, { file: 'Choisissez une image png, gif, jpeg ou webp' }),
    ),
  ),
  contractCase('rejects files over 20 MB', minimalSeed, [
    invalidStep(
      { file: new File([new Uint8Array(20_000_001)], 'plage.png') },
      { file: 'Le fichier doit faire moins de 20 Mo' },
    ),
    {
      request: { raw: { file: new File([new Uint8Array(21_500_000)], 'plage.png') } },
      expect: { errorCode: 'request/too_large' },
    },
  ]),
  contractCase('rejects a form without a file', minimalSeed, [invalidStep({}, { file: 'Ce champ est obligatoire' })]),
]);
