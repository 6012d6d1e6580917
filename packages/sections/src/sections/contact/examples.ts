import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

const counter = { lat: 6.1216, lng: 1.2094, zoom: 15 };

export const examples = {
  typical: {
    data: {
      subtitle: { fr: 'Nous écrire', en: 'Write to us' },
      title: { fr: 'Un mot, *une réponse*', en: 'A word, *an answer*' },
      description: {
        fr: 'Une date à trouver, un devis à comprendre, une idée à peser : nous répondons à chaque message.',
        en: 'A date to find, a quote to understand, an idea to weigh: we answer every message.',
      },
      phone: '+228 22 21 55 40',
      phoneNote: { fr: '8 h à 19 h, du lundi au samedi', en: '08:00 to 19:00, Monday to Saturday' },
      email: 'bonjour@kermesse.example',
      emailNote: { fr: 'Réponse dans la journée', en: 'A reply the same day' },
      address: { fr: '12, rue de la Paix, Kodjoviakopé, Lomé', en: '12 rue de la Paix, Kodjoviakopé, Lomé' },
      addressNote: { fr: 'À deux pas du front de mer', en: 'A short walk from the seafront' },
      ...counter,
    },
  },
  minimal: { data: { title: { fr: 'Écrivez-nous', en: 'Write to us' } } },
  longest: {
    data: {
      subtitle: {
        fr: 'Le bureau des fêtes, des mariages et des congrès',
        en: 'The desk of parties, weddings and congresses',
      },
      title: {
        fr: 'Dites-nous ce que vous préparez, *nous vous dirons qui peut vous y aider*',
        en: 'Tell us what you are preparing, *we will tell you who can help you with it*',
      },
      description: {
        fr: 'Une date à trouver, un devis à comprendre, une idée à peser, un orchestre à entendre avant de le choisir : nous répondons à chaque message, en français, en anglais et en éwé, dans la journée et sans engagement.',
        en: 'A date to find, a quote to understand, an idea to weigh, a band to hear before you choose it: we answer every message, in French, English and Ewe, within the day and with no strings attached.',
      },
      phone: '+228 22 21 55 40 / +228 90 12 34 56',
      phoneNote: {
        fr: 'De 8 h à 19 h du lundi au samedi, et jusqu’à minuit la veille d’une fête',
        en: 'From 08:00 to 19:00, Monday to Saturday, and until midnight on the eve of a party',
      },
      email: 'correspondance.internationale@metiers-de-fete.kermesse-lome.example',
      emailNote: {
        fr: 'Réponse dans la journée, y compris pendant la saison des mariages',
        en: 'An answer within the day, the wedding season included',
      },
      address: {
        fr: 'Immeuble Boulevard du Mono, entrée B, troisième étage, 12, rue de la Paix, quartier Kodjoviakopé, 01 BP 1234, Lomé, Togo',
        en: 'Boulevard du Mono Building, entrance B, third floor, 12 rue de la Paix, Kodjoviakopé district, 01 BP 1234, Lomé, Togo',
      },
      addressNote: {
        fr: 'À deux pas du front de mer, en face du marché aux étoffes',
        en: 'A short walk from the seafront, across from the cloth market',
      },
      formTitle: { fr: 'Racontez-nous votre fête en quelques lignes', en: 'Tell us of your party in a few lines' },
      ...counter,
    },
    settings: { background: 'surface' },
  },
  onBrand: {
    note: {
      fr: 'Sur le fond de la marque, sans lieu précis sur la carte.',
      en: 'On the brand’s background, with no exact place on the map.',
    },
    data: {
      title: { fr: 'Parlons de *votre date*', en: 'Let’s talk about *your date*' },
      phone: '+228 22 21 55 40',
      address: 'Lomé, Togo',
    },
    settings: { background: 'brand' },
  },
} satisfies ExamplesOf<typeof section>;
