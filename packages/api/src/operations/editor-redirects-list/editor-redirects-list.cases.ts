import { casesOf, contractCase, stepOf, succeedsWith } from '../../contract/case.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { publication, renameStep, visitStep } from '../../contract/steps/content-steps.ts';
import { editorDocumentPublish } from '../editor-document-publish/editor-document-publish.ts';
import { editorRedirectsList } from './editor-redirects-list.ts';

export const editorRedirectsListCases = casesOf(editorRedirectsList, [
  contractCase('redirects each former address of a page directly to its current one', linkedSeed, [
    { request: { input: {} }, expect: succeedsWith([]) },
    renameStep('tarifs', 'prix', 1),
    renameStep('prix', 'nos-prix', 2),
    {
      request: { input: {} },
      expect: succeedsWith([
        { slug: 'prix', target: 'nos-prix' },
        { slug: 'tarifs', target: 'nos-prix' },
      ]),
    },
    visitStep('/tarifs', { path: '/nos-prix', screen: 'content', page: { slug: 'nos-prix' } }),
  ]),
  contractCase('removes the redirect when a page returns to a former address', linkedSeed, [
    renameStep('tarifs', 'prix', 1),
    renameStep('prix', 'nos-prix', 2),
    renameStep('nos-prix', 'tarifs', 3),
    {
      request: { input: {} },
      expect: succeedsWith([
        { slug: 'nos-prix', target: 'tarifs' },
        { slug: 'prix', target: 'tarifs' },
      ]),
    },
    visitStep('/tarifs', { path: '/tarifs', page: { slug: 'tarifs' } }),
  ]),
  contractCase('removes the redirect when another page is published at the address', linkedSeed, [
    renameStep('tarifs', 'prix', 1),
    stepOf(editorDocumentPublish, {
      request: { input: publication('tarifs', 'Une autre', 0) },
      expect: succeedsWith({ version: 1 }),
    }),
    { request: { input: {} }, expect: succeedsWith([]) },
    visitStep('/tarifs', { page: { title: 'Une autre' } }),
  ]),
]);
