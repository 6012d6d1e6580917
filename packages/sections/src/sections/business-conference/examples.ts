import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

export const examples = {
  typical: {
    data: {
      subtitle: { fr: 'Entreprises', en: 'Business' },
      title: { fr: 'Une conférence *qu’on écoute jusqu’au bout*', en: 'A conference *people stay for*' },
      description: {
        fr: 'De la réunion de vingt personnes au congrès de mille, une seule coordinatrice tient la salle, le son, les interprètes et le déjeuner.',
        en: 'From a meeting of twenty to a conference of a thousand, one planner takes care of the hall, the sound, the interpreters and the lunch.',
      },
      image: { src: '/art/workshop' },
      features: [
        { fr: 'Une salle au bord de la lagune, climatisée', en: 'An air-conditioned hall by the lagoon' },
        { fr: 'Sonorisation, écran et deux techniciens', en: 'Sound, screen and two technicians' },
        { fr: 'Interprètes français, anglais et éwé', en: 'Interpreters for French, English and Ewe' },
        { fr: 'Accueil, badges et émargement', en: 'Welcome desk, badges and sign-in' },
        { fr: 'Deux pauses et un déjeuner assis', en: 'Two breaks and a seated lunch' },
        { fr: 'Navette depuis l’aéroport de Tokoin', en: 'Shuttle from Tokoin airport' },
      ],
      buttonText: { fr: 'Demander un devis', en: 'Ask for a quote' },
      buttonLink: '/create-event',
    },
  },
  minimal: {
    data: {
      title: { fr: 'Séminaires *et conférences*', en: 'Seminars *and conferences*' },
      image: { src: '/art/workshop' },
    },
  },
  longest: {
    data: {
      subtitle: {
        fr: 'Congrès, assemblées générales et séminaires résidentiels',
        en: 'Conferences, general assemblies and residential seminars',
      },
      title: {
        fr: 'Assemblées générales extraordinaires et congrès internationaux, *préparés jusqu’au dernier badge*',
        en: 'Extraordinary general assemblies and international congresses, *prepared down to the last badge*',
      },
      description: {
        fr: 'Nous travaillons avec onze salles de Lomé, de Kpalimé et de Kara, dont trois disposent de cabines d’interprétation permanentes. Votre coordinatrice visite la salle avec vous, établit le budget poste par poste, et reste sur place du premier camion déchargé à la dernière chaise repliée.',
        en: 'We work with eleven halls in Lomé, Kpalimé and Kara, three of which have permanent interpreters’ booths. Your planner visits the hall with you, draws up the budget item by item, and stays from the first lorry unloaded to the last chair folded away.',
      },
      image: { src: '/art/stage' },
      features: [
        {
          fr: 'Réservation de la salle, assurance et autorisations de la préfecture',
          en: 'Booking of the hall, insurance and permits from the prefecture',
        },
        {
          fr: 'Interprétation simultanée en quatre langues, cabines et récepteurs compris',
          en: 'Simultaneous interpreting in four languages, booths and receivers included',
        },
        {
          fr: 'Retransmission en direct, enregistrement et sous-titres sous dix jours',
          en: 'Live broadcast, recording, and subtitles within ten days',
        },
        {
          fr: 'Hébergement des intervenants et transferts depuis l’aéroport international Gnassingbé Eyadéma',
          en: 'Rooms for the speakers and transfers from Gnassingbé Eyadéma International Airport',
        },
        { fr: 'Déjeuners, pauses et dîner de gala', en: 'Lunches, breaks and the gala dinner' },
        { fr: 'Compte rendu', en: 'Minutes' },
        {
          fr: 'Facture unique en francs CFA, en euros ou en dollars',
          en: 'A single invoice in CFA francs, euros or dollars',
        },
      ],
      buttonText: { fr: 'Recevoir la brochure complète', en: 'Receive the full brochure' },
      buttonLink: 'mailto:entreprises@kermesse.example',
    },
  },
  withoutImage: {
    note: { fr: 'Sans image ni texte, il reste la liste.', en: 'Without a picture or text, the list remains.' },
    data: {
      subtitle: { fr: 'Compris d’office', en: 'Included as a matter of course' },
      title: { fr: 'Rien à louer *en plus*', en: 'Nothing else *to hire*' },
      features: [
        { fr: 'Chaises, tables et nappes', en: 'Chairs, tables and linen' },
        { fr: 'Sonorisation et micros', en: 'Sound and microphones' },
        { fr: 'Groupe électrogène', en: 'Generator' },
        { fr: 'Gardiennage et parking', en: 'Guards and parking' },
      ],
      buttonText: { fr: 'Voir les salles', en: 'See the halls' },
      buttonLink: '/salles',
    },
    settings: { background: 'surface' },
  },
  featuresAsText: {
    note: { fr: 'La liste arrive comme un texte JSON.', en: 'The list arrives as JSON text.' },
    data: {
      title: { fr: 'La journée d’étude', en: 'The study day' },
      description: {
        fr: 'De huit heures à dix-sept heures, déjeuner compris.',
        en: 'From eight to five, lunch included.',
      },
      image: { src: '/art/invitation' },
      features:
        '["Wi-Fi", {"fr": "Un café d’accueil", "en": "Coffee on arrival"}, {"fr": "Un paperboard", "en": "A flip chart"}]',
    },
    settings: { background: 'brand' },
  },
} satisfies ExamplesOf<typeof section>;
