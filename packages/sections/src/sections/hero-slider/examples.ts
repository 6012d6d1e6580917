import type { Example, ExamplesOf } from '../../schema/examples.ts';
import type { SectionInput } from '../../schema/section.ts';
import type { section } from './section.ts';

type Slide = Exclude<SectionInput<typeof section>['slides'], string>[number];

const create = { buttonText: { fr: 'Créer mon événement', en: 'Create my event' }, buttonLink: '/create-event' };
const coordinate = {
  secondButtonText: { fr: 'Devenir coordinateur', en: 'Become coordinator' },
  secondButtonLink: '/become-coordinator',
};

const lagoon: Slide = {
  subtitle: { fr: 'Lomé, et tout le Togo', en: 'Lomé and all of Togo' },
  title: { fr: 'La fête a son carnet *d’adresses*', en: 'Good parties keep *an address book*' },
  description: {
    fr: 'Salles, traiteurs, musiciens, décorateurs : 412 prestataires vérifiés, réservés et payés au même endroit.',
    en: 'Halls, caterers, musicians, decorators: 412 verified providers, booked and paid for in one place.',
  },
  image: '/art/hero',
  ...create,
  ...coordinate,
};

const market: Slide = {
  subtitle: { fr: 'Traiteurs et décorateurs', en: 'Caterers and decorators' },
  title: { fr: 'On fait le marché, *vous recevez*', en: 'We do the rounds, *you play host*' },
  description: {
    fr: 'Du pagne plié en serviette au dernier verre rincé, une seule personne répond de tout, et vous, de vos invités.',
    en: 'From the wax-print napkin to the last glass rinsed, one person answers for it all, and you for your guests.',
  },
  image: '/art/market',
  ...create,
};

const stage: Slide = {
  subtitle: { fr: 'Orchestres, fanfares et DJ', en: 'Bands, brass and DJs' },
  title: { fr: 'La musique est *déjà réservée*', en: 'The music is *already booked*' },
  description: {
    fr: 'Écoutez, choisissez une date, signez : l’acompte attend chez nous que la dernière chanson soit jouée.',
    en: 'Listen, pick a date, sign: the deposit stays with us until the last song is played.',
  },
  image: '/art/stage',
  ...create,
  ...coordinate,
};

const beach: Slide = {
  subtitle: { fr: 'Les plages, d’Aflao à Aného', en: 'The beaches, from Aflao to Aného' },
  title: { fr: 'Dites oui les pieds *dans le sable*', en: 'Say yes with your feet *in the sand*' },
  description: {
    fr: 'Chapiteaux, groupes électrogènes, autorisations de la mairie : tout arrive avant vous, rien ne reste après.',
    en: 'Marquees, generators, the town hall’s permits: it all arrives before you do, and nothing stays behind.',
  },
  image: '/art/beach',
  ...create,
};

const withoutImage: Example<SectionInput<typeof section>> = {
  data: {
    slides: [
      { ...lagoon, image: undefined },
      { ...beach, image: undefined },
    ],
  },
  note: {
    fr: 'Sans image, une rosace gravée tient lieu de scène.',
    en: 'Without a picture, an engraved rosette stands in for the scene.',
  },
};

export const examples = {
  typical: { data: { slides: [lagoon, market, stage, beach] } },
  minimal: { data: { slides: [{ title: { fr: 'Que la fête *commence*', en: 'Let the party *begin*' } }] } },
  longest: {
    data: {
      slides: [
        {
          ...lagoon,
          subtitle: {
            fr: 'Région maritime, Plateaux, Centrale, Kara et Savanes, toute l’année',
            en: 'The Maritime, Plateaux, Centrale, Kara and Savanes regions, all year round',
          },
          title: {
            fr: 'Tous les prestataires qui savent recevoir, de la lagune de Lomé aux collines de Kpalimé, dans un seul carnet *que l’on se passe de mère en fille*',
            en: 'Every provider who knows how to entertain, from the lagoon of Lomé to the hills of Kpalimé, in a single book *handed down from mother to daughter*',
          },
          description: {
            fr: 'Salles climatisées et jardins, traiteurs de quartier et grands chefs, fanfares, griots, orchestres, décorateurs, fleuristes, photographes, loueurs de chaises et de vaisselle : 412 prestataires rencontrés un à un, réservés, assurés et payés au même endroit, avec un coordinateur qui répond au téléphone jusqu’au dernier invité raccompagné.',
            en: 'Air-conditioned halls and gardens, neighbourhood caterers and great chefs, brass bands, griots, orchestras, decorators, florists, photographers, hirers of chairs and tableware: 412 providers met one by one, booked, insured and paid for in one place, with a planner who answers the telephone until the last guest has been seen home.',
          },
          buttonText: {
            fr: 'Créer mon événement et inviter mon coordinateur',
            en: 'Create my event and invite my planner',
          },
          secondButtonText: {
            fr: 'Devenir coordinateur dans ma région',
            en: 'Become coordinator in my region',
          },
        },
        {
          ...market,
          title: { fr: 'Anticonstitutionnellement *extraordinaires*', en: 'Uncharacteristically *extraordinary*' },
        },
      ],
    },
  },
  oneSlide: {
    data: { slides: [lagoon] },
    note: { fr: 'Une seule vue : ni repères, ni défilement.', en: 'A single slide: no marks, no rotation.' },
  },
  withoutImage,
  titlesOnly: {
    data: { slides: [lagoon, market, stage].map(({ title, image }) => ({ title, image })) },
    note: { fr: 'Rien que des titres et des scènes.', en: 'Nothing but titles and scenes.' },
  },
} satisfies ExamplesOf<typeof section>;
