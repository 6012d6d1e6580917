import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { sampleSeed } from '../../contract/seed/seed.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { contentModelItems } from './content-model-items.ts';

const title = (fr: string, en: string, isActive = true) => ({ contentModelName: 'kits', isActive, title: { fr, en } });
const wedding = title('Mariage', 'Wedding');
const withdrawn = title('Retiré', 'Withdrawn', false);
const birthday = title('Anniversaire', 'Birthday');
const seminar = title('Séminaire', 'Seminar');

export const contentModelItemsCases = casesOf(contentModelItems, [
  contractCase('returns all items of a model in order, in the plain shape', sampleSeed, [
    {
      request: { input: { contentModelName: 'kits' } },
      expect: succeedsWith([wedding, withdrawn, birthday, seminar]),
    },
  ]),
  contractCase('filters by isActive', sampleSeed, [
    {
      request: { input: { contentModelName: 'kits', isActive: true } },
      expect: succeedsWith([wedding, birthday, seminar]),
    },
    {
      request: { input: { contentModelName: 'kits', isActive: false } },
      expect: succeedsWith([withdrawn]),
    },
  ]),
  contractCase('returns the paged shape, with the total over all pages, if pageSize is given', sampleSeed, [
    {
      request: { input: { contentModelName: 'kits', isActive: true, pageSize: 2 } },
      expect: succeedsWith({ items: [wedding, birthday], meta: { total: 3, currentPage: 1 } }),
    },
    {
      request: { input: { contentModelName: 'kits', isActive: true, pageSize: 2, page: 2 } },
      expect: succeedsWith({ items: [seminar], meta: { total: 3, currentPage: 2 } }),
    },
    {
      request: { input: { contentModelName: 'kits', pageSize: 2, page: 9 } },
      expect: succeedsWith({ items: [], meta: { total: 4, currentPage: 9 } }),
    },
  ]),
  contractCase('returns an empty list for a model without items', sampleSeed, [
    { request: { input: { contentModelName: 'nothing' } }, expect: succeedsWith([]) },
    {
      request: { input: { contentModelName: 'nothing', pageSize: 5 } },
      expect: succeedsWith({ items: [], meta: { total: 0, currentPage: 1 } }),
    },
  ]),
  contractCase('names each invalid parameter', sampleSeed, [
    invalidStep({}, { contentModelName: 'Ce champ est obligatoire' }),
    invalidStep({ contentModelName: 'kits', isActive: 'perhaps', pageSize: '0', page: '-1' }, [
      'isActive',
      'page',
      'pageSize',
    ]),
    invalidStep({ contentModelName: 'kits', pageSize: '101' }, ['pageSize']),
  ]),
]);
