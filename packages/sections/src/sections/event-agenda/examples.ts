import { exampleActivity, longActivity, programmeWithEmptyDay, shortProgramme } from '../../programme/examples.ts';
import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

const pontoon = { fr: 'Sur le ponton', en: 'On the pontoon' };

export const examples = {
  typical: {
    data: {
      title: { fr: 'Une saison *de rendez-vous*', en: 'A season *of good company*' },
      subtitle: { fr: 'Au jardin de Kermesse', en: 'In the garden at Kermesse' },
      description: {
        fr: 'Entrée libre, goûters compris. On vient à l’heure que l’on veut, on repart quand les lampions s’éteignent.',
        en: 'Free entry, tasting included. Come when you like, leave when the lanterns go out.',
      },
      schedule: [
        { index: 1, date: '2026-12-12' },
        { index: 2, date: '2027-01-16' },
        { index: 3, date: '2027-02-13' },
      ],
      scheduleItems: [
        {
          scheduleIndex: 1,
          time: '15:00',
          activity: { fr: 'Goûter des traiteurs', en: 'The caterers’ tea party' },
          description: { fr: 'Neuf traiteurs, une bouchée chacun', en: 'Nine caterers, one bite from each' },
          place: { fr: 'Sous le manguier', en: 'Under the mango tree' },
        },
        exampleActivity(1, '17:30', { fr: 'Nouer le pagne, atelier', en: 'Tying the pagne, a workshop' }, 'Patio'),
        exampleActivity(1, '20:00', { fr: 'Bal des lampions', en: 'Lantern ball' }, pontoon),
        exampleActivity(2, '9:30', { fr: 'Petit déjeuner des fiancés', en: 'Breakfast for engaged couples' }, 'Patio'),
        {
          scheduleIndex: 2,
          time: '11:00',
          activity: { fr: 'Un plan de table sans fâcherie', en: 'A seating plan without quarrels' },
          description: {
            fr: 'Causerie avec Dédé Lawson, maîtresse de cérémonie',
            en: 'A talk with Dédé Lawson, mistress of ceremonies',
          },
          place: { fr: 'Bibliothèque', en: 'Library' },
        },
        {
          scheduleIndex: 3,
          time: '18:00',
          activity: { fr: 'La Saint-Valentin, un jour plus tôt', en: 'Valentine’s, a day early' },
          place: { fr: 'Grande tente', en: 'Big tent' },
        },
        exampleActivity(3, '21:30', { fr: 'Highlife jusqu’à minuit', en: 'Highlife till midnight' }, pontoon),
      ],
      buttonText: { fr: 'Réserver ma place', en: 'Book my place' },
      buttonLink: '/register',
    },
  },
  minimal: {
    data: shortProgramme,
    settings: { background: 'brand' },
  },
  longest: {
    data: {
      title: {
        fr: 'Rencontres de l’événementiel, de la gastronomie *et des arts de la table d’Afrique de l’Ouest*',
        en: 'Meetings of events, gastronomy *and the table arts of West Africa*',
      },
      subtitle: {
        fr: 'Palais des Congrès, esplanade et jardins de la Présidence',
        en: 'Palais des Congrès, esplanade and gardens of the Presidency',
      },
      description: {
        fr: 'Deux journées de causeries, d’ateliers et de dégustations, ouvertes aux prestataires de toute la sous-région et à leurs invités, sur présentation du carton d’invitation ou de l’accréditation professionnelle.',
        en: 'Two days of talks, workshops and tastings, open to providers from all over the region and to their guests, on presentation of the invitation card or of a professional accreditation.',
      },
      schedule: [
        { index: 1, date: '2026-09-30' },
        { index: 2, date: '2026-10-01' },
      ],
      scheduleItems: [
        { scheduleIndex: 1, ...longActivity },
        {
          scheduleIndex: 1,
          time: '12:45',
          activity: { fr: 'Déjeuner', en: 'Lunch' },
          place: { fr: 'Terrasse du premier étage', en: 'First-floor terrace' },
        },
        exampleActivity(2, '23:59', {
          fr: 'Anticonstitutionnellement, une farce',
          en: 'Antidisestablishmentarianism, a farce',
        }),
      ],
      buttonText: { fr: 'Demander une accréditation professionnelle', en: 'Ask for a professional accreditation' },
      buttonLink: '/register',
    },
    settings: { background: 'surface' },
  },
  emptyDay: {
    note: { fr: 'Un jour dont le programme n’est pas encore connu.', en: 'A day whose programme is not known yet.' },
    data: programmeWithEmptyDay,
  },
} satisfies ExamplesOf<typeof section>;
