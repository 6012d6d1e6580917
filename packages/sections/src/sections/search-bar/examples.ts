import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

const locations = [
  { fr: 'Lomé, Bè Kpota', en: 'Lomé, Bè Kpota' },
  { fr: 'Lomé, Tokoin', en: 'Lomé, Tokoin' },
  { fr: 'Baguida, côté plage', en: 'Baguida, by the beach' },
  'Aného',
  'Kpalimé',
  'Atakpamé',
  'Sokodé',
  'Kara',
  'Dapaong',
];

const eventTypes = [
  { fr: 'Un mariage', en: 'A wedding' },
  { fr: 'Une dot', en: 'A dowry ceremony' },
  { fr: 'Un baptême', en: 'A christening' },
  { fr: 'Un anniversaire', en: 'A birthday' },
  { fr: 'Un congrès', en: 'A conference' },
  { fr: 'Des funérailles', en: 'A funeral' },
];

export const examples = {
  typical: { data: { locations, eventTypes } },
  minimal: {
    note: { fr: 'Sans listes, les visiteurs écrivent eux-mêmes.', en: 'Without lists, visitors type their own words.' },
    data: {},
  },
  titled: {
    note: { fr: 'Avec un titre, sur le fond de la marque.', en: 'With a title, on the brand’s background.' },
    data: {
      title: { fr: 'Par quoi *commence-t-on ?*', en: 'Where do we *begin?*' },
      locations,
      eventTypes,
      buttonText: { fr: 'Trouver un kit', en: 'Find a kit' },
    },
    settings: { background: 'brand' },
  },
  longest: {
    data: {
      title: {
        fr: 'Dites-nous où et quoi, nous mettons le couvert, *la musique, les lampions et le reste*',
        en: 'Tell us where and what, and we shall see to the table, *the music, the lanterns and everything else*',
      },
      locations: [
        {
          fr: 'Lomé, esplanade et jardins de la Présidence, côté boulevard du Mono',
          en: 'Lomé, esplanade and gardens of the Presidency, on the Boulevard du Mono side',
        },
        ...locations,
      ],
      eventTypes: [
        {
          fr: 'Un anniversaire de mariage, noces d’or et retrouvailles de la diaspora',
          en: 'A golden wedding anniversary and reunion of the whole diaspora',
        },
        ...eventTypes,
      ],
      buttonText: { fr: 'Trouver le kit qui convient à notre fête', en: 'Find the kit that suits our celebration' },
    },
    settings: { background: 'surface' },
  },
} satisfies ExamplesOf<typeof section>;
