import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

export const examples = {
  typical: {
    data: {
      subtitle: { fr: 'Coordinateurs', en: 'Planners' },
      title: {
        fr: 'Vous savez tenir une fête ? *Tenez-en cent avec nous.*',
        en: 'You can run one party? *Run a hundred with us.*',
      },
      description: {
        fr: 'Kermesse vous amène les clients et les prestataires ; vous gardez votre nom, vos prix et vos dimanches.',
        en: 'Kermesse brings you the customers and the providers; you keep your name, your prices and your Sundays.',
      },
      image: { src: '/art/stage' },
      buttonText: { fr: 'Devenir coordinateur', en: 'Become coordinator' },
      buttonLink: '/become-coordinator',
    },
  },
  minimal: {
    data: {
      title: {
        fr: 'La saison des mariages commence *le premier décembre.*',
        en: 'The wedding season opens *on the first of December.*',
      },
    },
  },
  longest: {
    data: {
      subtitle: {
        fr: 'Pour les associations, les écoles et les paroisses',
        en: 'For associations, schools and parishes',
      },
      title: {
        fr: 'Kermesses d’école, fêtes de quartier, journées de l’indépendance et tournois de fin d’année : *les frais de service sont pour nous jusqu’au trente et un décembre.*',
        en: 'School fairs, street parties, independence days and end-of-year tournaments: *our service fee is on us until the thirty-first of December.*',
      },
      description: {
        fr: 'Il suffit d’un récépissé de déclaration ou d’une lettre à en-tête, envoyés depuis votre espace. Nous répondons sous quarante-huit heures, et les acomptes déjà versés sont recalculés le jour même, sans que vous ayez à le demander.',
        en: 'All it takes is a registration receipt or a letter with your heading, sent from your account. We answer within forty-eight hours, and deposits already paid are worked out again the same day, without your having to ask.',
      },
      image: { src: '/art/market' },
      buttonText: { fr: 'Déclarer notre association', en: 'Register our association' },
      buttonLink: '/register',
    },
  },
  withoutImage: {
    note: {
      fr: 'Sans image, le bouton est en face du texte.',
      en: 'Without a picture, the button is opposite the text.',
    },
    data: {
      subtitle: { fr: 'Trois minutes suffisent', en: 'Three minutes will do' },
      title: { fr: 'Une date, un lieu, *et la fête commence.*', en: 'A date, a place, *and the party begins.*' },
      description: {
        fr: 'Décrivez votre événement ce soir ; trois devis vous attendent au réveil.',
        en: 'Describe your event tonight; three quotes are waiting when you wake up.',
      },
      buttonText: { fr: 'Créer mon événement', en: 'Create my event' },
      buttonLink: '/create-event',
    },
  },
} satisfies ExamplesOf<typeof section>;
