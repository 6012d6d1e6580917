import { casesOf, contractCase, stepOf, succeedsWith } from '../../contract/case.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { editorBinList } from '../editor-bin-list/editor-bin-list.ts';
import { editorDocumentPublish } from '../editor-document-publish/editor-document-publish.ts';
import { editorDocumentsList } from '../editor-documents-list/editor-documents-list.ts';
import { visitStep, publication } from '../../contract/steps/content-steps.ts';
import { readStep } from '../../contract/steps/steps.ts';
import { editorPageRemove } from './editor-page-remove.ts';

export const editorPageRemoveCases = casesOf(editorPageRemove, [
  contractCase('removes the page for visitors and editors and puts it into the bin', linkedSeed, [
    {
      request: { input: { slug: 'tarifs', base: 1 } },
      expect: succeedsWith({ kind: 'page', slug: 'tarifs', title: 'Tarifs' }),
    },
    visitStep('/tarifs', { status: 404 }),
    readStep(editorDocumentsList, { data: [{ slug: 'home' }, { kind: 'site' }] }),
    readStep(editorBinList, { data: [{ kind: 'page', slug: 'tarifs' }] }),
    { request: { input: { slug: 'tarifs', base: 1 } }, expect: { errorCode: 'request/not_found' } },
  ]),
  contractCase('frees the address for another page', linkedSeed, [
    { request: { input: { slug: 'tarifs', base: 1 } }, expect: { status: 200 } },
    stepOf(editorDocumentPublish, {
      request: { input: publication('tarifs', 'Une autre', 0) },
      expect: succeedsWith({ version: 1 }),
    }),
  ]),
  contractCase('rejects an outdated base version', linkedSeed, [
    { request: { input: { slug: 'tarifs', base: 2 } }, expect: { errorCode: 'editor/conflict' } },
  ]),
]);
