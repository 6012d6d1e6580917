import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

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
        {
          scheduleIndex: 1,
          time: '10:00',
          activity: { fr: 'Ouverture des portes', en: 'Doors open' },
          place: 'Hall Mono',
        },
        {
          scheduleIndex: 1,
          time: '11:30',
          activity: { fr: 'Choisir sa salle', en: 'Choosing a venue' },
          description: {
            fr: 'Avec six gérants de jardins et de villas',
            en: 'With the managers of six gardens and villas',
          },
          place: { fr: 'Salle Zio', en: 'Zio Room' },
        },
        {
          scheduleIndex: 1,
          time: '16:00',
          activity: { fr: 'Dégustation : le menu de fête', en: 'Tasting: the festive menu' },
          place: { fr: 'Office', en: 'Pantry' },
        },
        {
          scheduleIndex: 2,
          time: '9:30',
          activity: { fr: 'Le budget sans surprise', en: 'A budget without surprises' },
          place: { fr: 'Salle Zio', en: 'Zio Room' },
        },
        {
          scheduleIndex: 2,
          time: '14:00',
          activity: { fr: 'Nouer le pagne, atelier', en: 'Tying the pagne, a workshop' },
          place: 'Patio',
        },
        {
          scheduleIndex: 2,
          time: '19:00',
          activity: { fr: 'Scène ouverte aux orchestres', en: 'Open stage for bands' },
          place: { fr: 'Grand plateau', en: 'Main stage' },
        },
        {
          scheduleIndex: 3,
          time: '9:30',
          activity: { fr: 'Petit déjeuner des fiancés', en: 'Breakfast for engaged couples' },
          place: 'Patio',
        },
        {
          scheduleIndex: 3,
          time: '10:45',
          activity: { fr: 'Un plan de table sans fâcherie', en: 'A seating plan without quarrels' },
          description: {
            fr: 'Causerie avec Dédé Lawson, maîtresse de cérémonie',
            en: 'A talk with Dédé Lawson, mistress of ceremonies',
          },
          place: { fr: 'Salle Zio', en: 'Zio Room' },
        },
        {
          scheduleIndex: 3,
          time: '12:30',
          activity: { fr: 'Six traiteurs, six bouchées', en: 'Six caterers, six bites' },
          place: { fr: 'Office', en: 'Pantry' },
        },
        {
          scheduleIndex: 3,
          time: '15:00',
          activity: { fr: 'Défilé : bazin et dentelle', en: 'Fashion show: bazin and lace' },
          description: {
            fr: 'Neuf maisons de couture de Lomé et de Cotonou',
            en: 'Nine fashion houses from Lomé and Cotonou',
          },
          place: { fr: 'Grand plateau', en: 'Main stage' },
        },
        {
          scheduleIndex: 3,
          time: '18:30',
          activity: { fr: 'Remise des Lampions d’or', en: 'The Golden Lantern awards' },
          place: { fr: 'Grand plateau', en: 'Main stage' },
        },
        {
          scheduleIndex: 3,
          time: '20:00',
          activity: { fr: 'Bal de clôture', en: 'Closing ball' },
          place: { fr: 'Sur le ponton', en: 'On the pontoon' },
        },
      ],
      buttonText: { fr: 'Réserver ma place', en: 'Book my place' },
      buttonLink: '/register',
    },
    settings: { background: 'brand' },
  },
  minimal: {
    data: {
      title: { fr: 'Portes ouvertes', en: 'Open day' },
      schedule: [{ index: 1, date: '2027-01-16' }],
      scheduleItems: [
        { scheduleIndex: 1, time: '15:00', activity: { fr: 'Visite des jardins', en: 'Tour of the gardens' } },
      ],
    },
  },
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
      scheduleItems: [
        {
          scheduleIndex: 0,
          time: '8:00',
          activity: {
            fr: 'Accueil des délégations, remise des badges, des cartons d’invitation et des programmes imprimés',
            en: 'Welcome of the delegations with badges, invitation cards and printed programmes',
          },
          description: {
            fr: 'Une collation est servie sous la grande tente par les traiteurs de Kpalimé, d’Atakpamé, de Sokodé et de Dapaong.',
            en: 'Refreshments are served in the big tent by the caterers of Kpalimé, Atakpamé, Sokodé and Dapaong.',
          },
          place: { fr: 'Esplanade de la Présidence, entrée nord', en: 'Presidency esplanade, north entrance' },
        },
      ],
      buttonText: { fr: 'Demander une accréditation professionnelle', en: 'Ask for a professional accreditation' },
      buttonLink: '/register',
    },
  },
  emptyDay: {
    note: {
      fr: 'Un jour dont le programme n’est pas encore connu, sans couverture.',
      en: 'A day whose programme is not known yet, with no cover.',
    },
    data: {
      title: { fr: 'Nuit des traiteurs', en: 'The caterers’ night' },
      schedule: [
        { index: 1, date: '2027-02-12' },
        { index: 2, date: '2027-02-13' },
      ],
      scheduleItems: [
        { scheduleIndex: 2, time: '19:00', activity: { fr: 'Ouverture des cuisines', en: 'Kitchens open' } },
      ],
    },
  },
} satisfies ExamplesOf<typeof section>;
