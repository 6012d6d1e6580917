import { casesOf, contractCase, stepOf, succeedsWith } from '../../contract/case.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { editorPictureStep, publication, renameStep, visitStep } from '../../contract/steps/content-steps.ts';
import { readStep } from '../../contract/steps/steps.ts';
import { textAt, type CaseMemory } from '../../contract/memory.ts';
import { editorBinList } from '../editor-bin-list/editor-bin-list.ts';
import { editorDocumentPublish } from '../editor-document-publish/editor-document-publish.ts';
import { editorPageRemove } from '../editor-page-remove/editor-page-remove.ts';
import { editorPictureRemove } from '../editor-picture-remove/editor-picture-remove.ts';
import { editorPicturesList } from '../editor-pictures-list/editor-pictures-list.ts';
import { editorRedirectsList } from '../editor-redirects-list/editor-redirects-list.ts';
import { editorBinEmpty } from './editor-bin-empty.ts';

const picture = ({ responses }: CaseMemory) => textAt(responses.at(-1), 'data.0.src');
const pictures = readStep(editorPicturesList);

export const editorBinEmptyCases = casesOf(editorBinEmpty, [
  contractCase('erases a page permanently', linkedSeed, [
    stepOf(editorPageRemove, { request: { input: { slug: 'tarifs', base: 1 } }, expect: { status: 200 } }),
    { request: { input: {} }, expect: succeedsWith({ erased: 1, kept: 0 }) },
    readStep(editorBinList, { data: [] }),
  ]),
  contractCase('erases the redirects of an erased page, so that a later page at its address has none', linkedSeed, [
    renameStep('tarifs', 'prix', 1),
    stepOf(editorPageRemove, { request: { input: { slug: 'prix', base: 2 } }, expect: { status: 200 } }),
    { request: { input: {} }, expect: succeedsWith({ erased: 1, kept: 0 }) },
    stepOf(editorDocumentPublish, {
      request: { input: publication('prix', 'Une autre', 0) },
      expect: succeedsWith({ version: 1 }),
    }),
    readStep(editorRedirectsList, { data: [] }),
    visitStep('/tarifs', { status: 404 }),
  ]),
  contractCase('keeps what was removed later than the editor saw', linkedSeed, [
    stepOf(editorPageRemove, { request: { input: { slug: 'tarifs', base: 1 } }, expect: { status: 200 } }),
    {
      request: { input: { until: '2000-01-01T00:00:00.000Z' } },
      expect: succeedsWith({ erased: 0, kept: 0 }),
    },
    readStep(editorBinList),
    {
      request: ({ responses }: CaseMemory) => ({ input: { until: textAt(responses.at(-1), 'data.0.removedAt') } }),
      expect: succeedsWith({ erased: 1, kept: 0 }),
    },
  ]),
  contractCase('keeps a picture that a page uses', linkedSeed, [
    editorPictureStep('plage.png', 1),
    pictures,
    stepOf(editorDocumentPublish, {
      request: (memory: CaseMemory) => ({
        input: {
          kind: 'page' as const,
          slug: 'plage',
          configuration: {
            slug: 'plage',
            title: 'Plage',
            image: { src: picture(memory), alt: 'La plage' },
            sections: [],
          },
          base: 0,
        },
      }),
      expect: { status: 200 },
    }),
    pictures,
    stepOf(editorPictureRemove, {
      request: (memory: CaseMemory) => ({ input: { src: picture(memory) } }),
      expect: { status: 200 },
    }),
    { request: { input: {} }, expect: succeedsWith({ erased: 0, kept: 1 }) },
  ]),
]);
