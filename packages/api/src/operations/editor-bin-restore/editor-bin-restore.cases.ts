import { casesOf, contractCase, stepOf, succeedsWith } from '../../contract/case.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { textAt, type CaseMemory } from '../../contract/memory.ts';
import { editorDocumentPublish } from '../editor-document-publish/editor-document-publish.ts';
import { editorPageRemove } from '../editor-page-remove/editor-page-remove.ts';
import { editorRedirectSave } from '../editor-redirect-save/editor-redirect-save.ts';
import { editorRedirectsList } from '../editor-redirects-list/editor-redirects-list.ts';
import { editorVersionsList } from '../editor-versions-list/editor-versions-list.ts';
import { publication, renameStep, visitStep } from '../../contract/steps/content-steps.ts';
import { invalidStep, readStep } from '../../contract/steps/steps.ts';
import { editorBinRestore } from './editor-bin-restore.ts';

const removed = ({ responses }: CaseMemory) => textAt(responses[0], 'data.id');
const removal = stepOf(editorPageRemove, { request: { input: { slug: 'tarifs', base: 1 } }, expect: { status: 200 } });
const visit = (path: string, title: string) => visitStep(path, { status: 200, path, page: { title } });

export const editorBinRestoreCases = casesOf(editorBinRestore, [
  contractCase('restores a page at its address, with its versions', linkedSeed, [
    removal,
    {
      request: (memory) => ({ input: { kind: 'page' as const, id: removed(memory) } }),
      expect: succeedsWith({ slug: 'tarifs', version: 1 }),
    },
    visit('/tarifs', 'Tarifs'),
    stepOf(editorVersionsList, {
      request: { input: { kind: 'page', slug: 'tarifs' } },
      expect: succeedsWith([{ version: 1 }]),
    }),
  ]),
  contractCase('rejects an address that is taken or reserved, and restores the page at another one', linkedSeed, [
    removal,
    invalidStep((memory) => ({ input: { kind: 'page' as const, id: removed(memory), slug: 'home' } }), ['slug']),
    invalidStep((memory) => ({ input: { kind: 'page' as const, id: removed(memory), slug: 'login' } }), ['slug']),
    {
      request: (memory) => ({ input: { kind: 'page' as const, id: removed(memory), slug: 'tarifs-2' } }),
      expect: succeedsWith({ slug: 'tarifs-2', version: 2 }),
    },
    visit('/tarifs-2', 'Tarifs'),
    visitStep('/tarifs', { status: 404 }),
  ]),
  contractCase('removes a redirect from the address of a restored page', linkedSeed, [
    removal,
    stepOf(editorRedirectSave, {
      request: { input: { slug: 'tarifs', target: 'home' } },
      expect: { status: 200 },
    }),
    { request: (memory) => ({ input: { kind: 'page' as const, id: removed(memory) } }), expect: { status: 200 } },
    visit('/tarifs', 'Tarifs'),
  ]),
  contractCase(
    'restores the redirects of a page with it, and leaves those of the page at its former address',
    linkedSeed,
    [
      renameStep('tarifs', 'prix', 1),
      stepOf(editorPageRemove, { request: { input: { slug: 'prix', base: 2 } }, expect: { status: 200 } }),
      readStep(editorRedirectsList, { data: [] }),
      stepOf(editorDocumentPublish, {
        request: { input: publication('prix', 'Une autre', 0) },
        expect: succeedsWith({ version: 1 }),
      }),
      stepOf(editorRedirectSave, { request: { input: { slug: 'autre', target: 'prix' } }, expect: { status: 200 } }),
      visitStep('/tarifs', { status: 404 }),
      {
        request: ({ responses }) => ({
          input: { kind: 'page' as const, id: textAt(responses[1], 'data.id'), slug: 'prix-2' },
        }),
        expect: succeedsWith({ slug: 'prix-2', version: 3 }),
      },
      readStep(editorRedirectsList, {
        data: [
          { slug: 'autre', target: 'prix' },
          { slug: 'tarifs', target: 'prix-2' },
        ],
      }),
      visitStep('/tarifs', { path: '/prix-2', page: { title: 'Tarifs' } }),
      visitStep('/autre', { path: '/prix', page: { title: 'Une autre' } }),
    ],
  ),
  contractCase('rejects entries that are not in the bin', linkedSeed, [
    { request: { input: { kind: 'page', id: 'nothing' } }, expect: { errorCode: 'request/not_found' } },
    { request: { input: { kind: 'picture', id: 'nothing' } }, expect: { errorCode: 'request/not_found' } },
  ]),
  contractCase('keeps the version of a restored page, so that it can be published again', linkedSeed, [
    removal,
    { request: (memory) => ({ input: { kind: 'page' as const, id: removed(memory) } }), expect: { status: 200 } },
    stepOf(editorDocumentPublish, {
      request: { input: publication('tarifs', 'Encore', 1) },
      expect: succeedsWith({ version: 2 }),
    }),
  ]),
]);
