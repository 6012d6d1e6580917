import { casesOf } from '../../contract/case.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { avatarStep, pngFile, uploadedPath, invalidStep } from '../../contract/steps/steps.ts';
import { fileUpload } from './file-upload.ts';

const afi = 'afi@example.com';

export const fileUploadCases = casesOf(fileUpload, [
  {
    name: 'stores a picture under a generated name',
    given: seedOf(people.customer),
    steps: [
      avatarStep(afi, pngFile('../Portrait d’Afi.png')),
      {
        check: (memory) =>
          /^avatars\/[\w-]+\.\w+$/.test(uploadedPath(memory, 0)) ? [] : ['expected a generated file name'],
      },
    ],
  },
  {
    name: 'rejects files that are not pictures',
    given: seedOf(people.customer),
    steps: ['licence.pdf', 'drawing.svg', 'page.html', 'portrait'].map((name) =>
      invalidStep(
        { file: pngFile(name), folder: 'avatars' },
        { file: 'Choisissez une image png, gif, jpeg ou webp' },
        afi,
      ),
    ),
  },
  {
    name: 'rejects files over 1 MB',
    given: seedOf(people.customer),
    steps: [
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
    ],
  },
  {
    name: 'rejects requests that are not a form with a file for this folder',
    given: seedOf(people.customer),
    steps: [
      invalidStep({}, { file: 'Ce champ est obligatoire' }, afi),
      invalidStep({ file: pngFile(), folder: 'documents' }, ['folder'], afi),
    ],
  },
]);
