import { casesOf, contractCase } from '../../contract/case.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { avatarStep, pngFile, uploadedPath, invalidStep } from '../../contract/steps/steps.ts';
import { fileUpload } from './file-upload.ts';

const afi = 'afi@example.com';

export const fileUploadCases = casesOf(fileUpload, [
  contractCase('stores a picture under a generated name', seedOf(people.customer), [
    avatarStep(afi, pngFile('../Portrait d’Afi.png')),
    {
      check: (memory) =>
        /^avatars\/[\w-]+\.\w+$/.test(uploadedPath(memory, 0)) ? [] : ['expected a generated file name'],
    },
  ]),
  contractCase(
    'rejects files that are not pictures',
    seedOf(people.customer),
    ['licence.pdf', 'drawing.svg', 'page.html', 'portrait'].map((name) =>
      invalidStep(
        { file: pngFile(name), folder: 'avatars' },
        { file: 'Choisissez une image png, gif, jpeg ou webp' },
        afi,
      ),
    ),
  ),
  contractCase('rejects files over 1 MB', seedOf(people.customer), [
    invalidStep(
      { file: new File([new Uint8Array(1_000_001)], 'portrait.png'), folder: 'avatars' },
      { file: 'Le fichier doit faire moins de 1 Mo' },
      afi,
    ),
    {
      as: afi,
      request: { raw: { file: new File([new Uint8Array(3_000_000)], 'portrait.png'), folder: 'avatars' } },
      expect: { errorCode: 'request/too_large' },
    },
  ]),
  contractCase('rejects requests that are not a form with a file for this folder', seedOf(people.customer), [
    invalidStep({}, { file: 'Ce champ est obligatoire' }, afi),
    invalidStep({ file: pngFile(), folder: 'documents' }, ['folder'], afi),
  ]),
]);
