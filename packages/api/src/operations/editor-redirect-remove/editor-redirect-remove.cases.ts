import { casesOf, contractCase } from '../../contract/case.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { renameStep, visitStep } from '../../contract/steps/content-steps.ts';
import { editorRedirectRemove } from './editor-redirect-remove.ts';

export const editorRedirectRemoveCases = casesOf(editorRedirectRemove, [
  contractCase('removes the redirect, so that the address is not found', linkedSeed, [
    renameStep('tarifs', 'prix', 1),
    { request: { input: { slug: 'tarifs' } }, expect: { status: 200 } },
    visitStep('/tarifs', { path: '/tarifs', status: 404 }),
    { request: { input: { slug: 'tarifs' } }, expect: { errorCode: 'request/not_found' } },
  ]),
]);
