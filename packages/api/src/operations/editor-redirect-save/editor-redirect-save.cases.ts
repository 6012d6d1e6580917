import { casesOf } from '../../contract/case.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { renameStep, visitStep } from '../../contract/steps/content-steps.ts';
import { editorRedirectSave } from './editor-redirect-save.ts';

export const editorRedirectSaveCases = casesOf(editorRedirectSave, [
  {
    name: 'redirects to the page’s current address and rejects circular redirects',
    given: linkedSeed,
    steps: [
      renameStep('tarifs', 'prix', 1),
      {
        request: { input: { slug: 'ancienne', target: 'tarifs' } },
        expect: { status: 200, body: { data: { slug: 'ancienne', target: 'prix' } } },
      },
      visitStep('/ancienne', { path: '/prix', page: { slug: 'prix' } }),
      {
        request: { input: { slug: 'prix', target: 'tarifs' } },
        expect: { errorCode: 'form/invalid_data', fields: ['slug'] },
      },
    ],
  },
  {
    name: 'rejects the address of a page or a screen, and a target that is not a page',
    given: linkedSeed,
    steps: [
      {
        request: { input: { slug: 'home', target: 'tarifs' } },
        expect: { errorCode: 'form/invalid_data', fields: ['slug'] },
      },
      {
        request: { input: { slug: 'login', target: 'tarifs' } },
        expect: { errorCode: 'form/invalid_data', fields: ['slug'] },
      },
      {
        request: { input: { slug: 'ancienne', target: 'nowhere' } },
        expect: { errorCode: 'form/invalid_data', fields: ['target'] },
      },
    ],
  },
]);
