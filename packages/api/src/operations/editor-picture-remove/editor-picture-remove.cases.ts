import { casesOf, contractCase, stepOf, succeedsWith } from '../../contract/case.ts';
import { minimalSeed } from '../../contract/seed/seed.ts';
import { editorPictureStep } from '../../contract/steps/content-steps.ts';
import { readStep } from '../../contract/steps/steps.ts';
import { textAt, type CaseMemory } from '../../contract/memory.ts';
import { editorBinList } from '../editor-bin-list/editor-bin-list.ts';
import { editorBinRestore } from '../editor-bin-restore/editor-bin-restore.ts';
import { editorPicturesList } from '../editor-pictures-list/editor-pictures-list.ts';
import { editorPictureRemove } from './editor-picture-remove.ts';

const uploaded = ({ responses }: CaseMemory) => textAt(responses[0], 'data.src');

export const editorPictureRemoveCases = casesOf(editorPictureRemove, [
  contractCase('moves a picture to the bin, from which it can be restored', minimalSeed, [
    editorPictureStep('plage.png', 1),
    {
      request: (memory) => ({ input: { src: uploaded(memory) } }),
      expect: succeedsWith({ kind: 'picture', title: 'plage.png' }),
    },
    readStep(editorPicturesList, { data: [] }),
    readStep(editorBinList, { data: [{ kind: 'picture', title: 'plage.png' }] }),
    stepOf(editorBinRestore, {
      request: (memory: CaseMemory) => ({
        input: { kind: 'picture' as const, id: textAt(memory.responses.at(-1), 'data.0.id') },
      }),
      expect: { status: 200 },
    }),
    readStep(editorPicturesList, { data: [{ name: 'plage.png' }] }),
  ]),
  contractCase('rejects an unknown picture', minimalSeed, [
    { request: { input: { src: '/api/pictures/none' } }, expect: { errorCode: 'request/not_found' } },
  ]),
]);
