import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { renameStep, visitStep } from '../../contract/steps/content-steps.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { editorRedirectSave } from './editor-redirect-save.ts';

export const editorRedirectSaveCases = casesOf(editorRedirectSave, [
  contractCase('redirects to the page’s current address and rejects circular redirects', linkedSeed, [
    renameStep('tarifs', 'prix', 1),
    {
      request: { input: { slug: 'ancienne', target: 'tarifs' } },
      expect: succeedsWith({ slug: 'ancienne', target: 'prix' }),
    },
    visitStep('/ancienne', { path: '/prix', page: { slug: 'prix' } }),
    invalidStep({ slug: 'prix', target: 'tarifs' }, ['slug']),
  ]),
  contractCase('rejects the address of a page or a screen, and a target that is not a page', linkedSeed, [
    invalidStep({ slug: 'home', target: 'tarifs' }, ['slug']),
    invalidStep({ slug: 'login', target: 'tarifs' }, ['slug']),
    invalidStep({ slug: 'ancienne', target: 'nowhere' }, ['target']),
  ]),
]);
