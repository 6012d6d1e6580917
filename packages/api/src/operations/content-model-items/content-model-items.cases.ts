import { casesOf } from '../../contract/case.ts';
import { sampleSeed } from '../../contract/seed/seed.ts';
import { contentModelItems } from './content-model-items.ts';

const title = (fr: string, en: string, isActive = true) => ({ contentModelName: 'kits', isActive, title: { fr, en } });
const wedding = title('Mariage', 'Wedding');
const withdrawn = title('Retiré', 'Withdrawn', false);
const birthday = title('Anniversaire', 'Birthday');
const seminar = title('Séminaire', 'Seminar');

export const contentModelItemsCases = casesOf(contentModelItems, [
  {
    name: 'all items of one model, plain, in their order',
    given: sampleSeed,
    steps: [
      {
        request: { input: { contentModelName: 'kits' } },
        expect: { status: 200, body: { data: [wedding, withdrawn, birthday, seminar] } },
      },
    ],
  },
  {
    name: 'active ones, or the others',
    given: sampleSeed,
    steps: [
      {
        request: { input: { contentModelName: 'kits', isActive: true } },
        expect: { status: 200, body: { data: [wedding, birthday, seminar] } },
      },
      {
        request: { input: { contentModelName: 'kits', isActive: false } },
        expect: { status: 200, body: { data: [withdrawn] } },
      },
    ],
  },
  {
    name: 'with a page size the paged shape, with all that there are in its total',
    given: sampleSeed,
    steps: [
      {
        request: { input: { contentModelName: 'kits', isActive: true, pageSize: 2 } },
        expect: { status: 200, body: { data: { items: [wedding, birthday], meta: { total: 3, currentPage: 1 } } } },
      },
      {
        request: { input: { contentModelName: 'kits', isActive: true, pageSize: 2, page: 2 } },
        expect: { status: 200, body: { data: { items: [seminar], meta: { total: 3, currentPage: 2 } } } },
      },
      {
        request: { input: { contentModelName: 'kits', pageSize: 2, page: 9 } },
        expect: { status: 200, body: { data: { items: [], meta: { total: 4, currentPage: 9 } } } },
      },
    ],
  },
  {
    name: 'a model that nobody has filled is empty',
    given: sampleSeed,
    steps: [
      { request: { input: { contentModelName: 'nothing' } }, expect: { status: 200, body: { data: [] } } },
      {
        request: { input: { contentModelName: 'nothing', pageSize: 5 } },
        expect: { status: 200, body: { data: { items: [], meta: { total: 0, currentPage: 1 } } } },
      },
    ],
  },
  {
    name: 'each bad parameter is named',
    given: sampleSeed,
    steps: [
      {
        request: { raw: {} },
        expect: { errorCode: 'form/invalid_data', messages: { contentModelName: 'Ce champ est obligatoire' } },
      },
      {
        request: { raw: { contentModelName: 'kits', isActive: 'perhaps', pageSize: '0', page: '-1' } },
        expect: { errorCode: 'form/invalid_data', fields: ['isActive', 'page', 'pageSize'] },
      },
      {
        request: { raw: { contentModelName: 'kits', pageSize: '101' } },
        expect: { errorCode: 'form/invalid_data', fields: ['pageSize'] },
      },
    ],
  },
]);
