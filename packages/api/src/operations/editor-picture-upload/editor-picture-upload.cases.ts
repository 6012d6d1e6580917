import { casesOf, contractCase, stepOf, type IntermediateAction } from '../../contract/case.ts';
import { textAt, type CaseMemory } from '../../contract/memory.ts';
import { minimalSeed } from '../../contract/seed/seed.ts';
import { editorPictureStep } from '../../contract/steps/content-steps.ts';
import { pngFile, invalidStep, readStep } from '../../contract/steps/steps.ts';
import { editorBinList } from '../editor-bin-list/editor-bin-list.ts';
import { editorPictureRemove } from '../editor-picture-remove/editor-picture-remove.ts';
import { editorPicturesList } from '../editor-pictures-list/editor-pictures-list.ts';
import { editorPictureUpload } from './editor-picture-upload.ts';

const sourceAt = ({ responses }: CaseMemory, at: number) => textAt(responses[at], 'data.src');

/** Removes the picture that the first request of a case uploaded. */
const removal = stepOf(editorPictureRemove, {
  request: (memory: CaseMemory) => ({ input: { src: sourceAt(memory, 0) } }),
  expect: { status: 200 },
});

/** Expects two requests to return the same address, or different ones. */
const sameAddressStep = (first: number, second: number, expected: boolean): IntermediateAction => ({
  check: (memory) =>
    (sourceAt(memory, first) === sourceAt(memory, second)) === expected
      ? []
      : [`expected ${expected ? 'the same address' : 'two addresses'}, found ${sourceAt(memory, second)}`],
});

export const editorPictureUploadCases = casesOf(editorPictureUpload, [
  contractCase('returns a unique address per picture, and the same one for the same file', minimalSeed, [
    editorPictureStep('marché.png', 1),
    editorPictureStep('plage.png', 2),
    editorPictureStep('marché (copie).png', 1),
    sameAddressStep(0, 1, false),
    sameAddressStep(0, 2, true),
    readStep(editorPicturesList, { data: [{ name: 'marché (copie).png' }, { name: 'plage.png' }] }),
  ]),
  contractCase('returns an address that no other picture has, after another was removed', minimalSeed, [
    editorPictureStep('marché.png', 1),
    editorPictureStep('plage.png', 2),
    removal,
    editorPictureStep('scène.png', 3),
    sameAddressStep(0, 3, false),
    sameAddressStep(1, 3, false),
  ]),
  contractCase('takes a removed picture out of the bin when its file is uploaded again', minimalSeed, [
    editorPictureStep('plage.png', 1),
    removal,
    editorPictureStep('plage.png', 1),
    sameAddressStep(0, 2, true),
    readStep(editorBinList, { data: [] }),
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
