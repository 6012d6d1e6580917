import { exampleActivity, longActivity, programmeWithEmptyDay, shortProgramme } from '../../programme/examples.ts';
import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

const zioRoom = { fr: 'Salle Zio', en: 'Zio Room' };
const pantry = { fr: 'Office', en: 'Pantry' };
const mainStage = { fr: 'Grand plateau', en: 'Main stage' };
const pontoon = { fr: 'Sur le ponton', en: 'On the pontoon' };

export const examples = {
  typical: {
    data: {
      title: { fr: 'Salon de la Fête *& du Mariage*', en: 'The Party *& Wedding* Fair' },
      subtitle: { fr: 'Palais des Congrès de Lomé', en: 'Palais des Congrès, Lomé' },
      description: { fr: 'du 3 au 5 décembre 2026', en: '3 to 5 December 2026' },
      image: { src: '/art/hero' },
      schedule: [
        { index: 1, date: '2026-12-03' },
        { index: 2, date: '2026-12-04' },
        { index: 3, date: '2026-12-05' },
      ],
      scheduleItems: [
        exampleActivity(1, '10:00', { fr: 'Ouverture des portes', en: 'Doors open' }, 'Hall Mono'),
        {
          scheduleIndex: 1,
          time: '11:30',
          activity: { fr: 'Choisir sa salle', en: 'Choosing a venue' },
          description: {
            fr: 'Avec six gérants de jardins et de villas',
            en: 'With the managers of six gardens and villas',
          },
          place: zioRoom,
        },
        exampleActivity(1, '16:00', { fr: 'Dégustation : le menu de fête', en: 'Tasting: the festive menu' }, pantry),
        exampleActivity(2, '9:30', { fr: 'Le budget sans surprise', en: 'A budget without surprises' }, zioRoom),
        exampleActivity(2, '14:00', { fr: 'Nouer le pagne, atelier', en: 'Tying the pagne, a workshop' }, 'Patio'),
        exampleActivity(2, '19:00', { fr: 'Scène ouverte aux orchestres', en: 'Open stage for bands' }, mainStage),
        exampleActivity(3, '9:30', { fr: 'Petit déjeuner des fiancés', en: 'Breakfast for engaged couples' }, 'Patio'),
        {
          scheduleIndex: 3,
          time: '10:45',
          activity: { fr: 'Un plan de table sans fâcherie', en: 'A seating plan without quarrels' },
          description: {
            fr: 'Causerie avec Dédé Lawson, maîtresse de cérémonie',
            en: 'A talk with Dédé Lawson, mistress of ceremonies',
          },
          place: zioRoom,
        },
        exampleActivity(3, '12:30', { fr: 'Six traiteurs, six bouchées', en: 'Six caterers, six bites' }, pantry),
        {
          scheduleIndex: 3,
          time: '15:00',
          activity: { fr: 'Défilé : bazin et dentelle', en: 'Fashion show: bazin and lace' },
          description: {
            fr: 'Neuf maisons de couture de Lomé et de Cotonou',
            en: 'Nine fashion houses from Lomé and Cotonou',
          },
          place: mainStage,
        },
        exampleActivity(3, '18:30', { fr: 'Remise des Lampions d’or', en: 'The Golden Lantern awards' }, mainStage),
        exampleActivity(3, '20:00', { fr: 'Bal de clôture', en: 'Closing ball' }, pontoon),
      ],
      buttonText: { fr: 'Réserver ma place', en: 'Book my place' },
      buttonLink: '/register',
    },
    settings: { background: 'brand' },
  },
  minimal: { data: shortProgramme },
  longest: {
    data: {
      title: {
        fr: 'Rencontres internationales de l’événementiel, de la gastronomie *et des arts de la table d’Afrique de l’Ouest*',
        en: 'International meetings of events, gastronomy *and the table arts of West Africa*',
      },
      subtitle: {
        fr: 'Palais des Congrès, esplanade et jardins de la Présidence',
        en: 'Palais des Congrès, esplanade and gardens of the Presidency',
      },
      description: {
        fr: 'du lundi 30 novembre au dimanche 6 décembre 2026',
        en: 'Monday 30 November to Sunday 6 December 2026',
      },
      image: { src: '/art/stage' },
      schedule: Array.from({ length: 7 }, (_, index) => ({
        index,
        date: index === 0 ? '2026-11-30' : `2026-12-0${index}`,
      })),
      scheduleItems: [{ scheduleIndex: 0, ...longActivity }],
      buttonText: { fr: 'Demander une accréditation professionnelle', en: 'Ask for a professional accreditation' },
      buttonLink: '/register',
    },
  },
  emptyDay: {
    note: {
      fr: 'Un jour dont le programme n’est pas encore connu, sans couverture.',
      en: 'A day whose programme is not known yet, with no cover.',
    },
    data: programmeWithEmptyDay,
  },
} satisfies ExamplesOf<typeof section>;
