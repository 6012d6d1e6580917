import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

export const examples = {
  typical: {
    data: {
      title: {
        fr: 'Trois bonnes raisons *de vous laisser porter*',
        en: 'Three good reasons *to let us do the carrying*',
      },
      description: {
        fr: 'Une fête se prépare à plusieurs. Nous avons déjà réuni les autres, du traiteur au sonorisateur.',
        en: 'A party takes many hands. We have already found the others, from the caterer to the sound crew.',
      },
      image: { src: '/art/market' },
      kits: [
        {
          name: { fr: 'Les prix sont affichés', en: 'Prices are on display' },
          description: {
            fr: 'Chaque prestataire publie ses tarifs. Ce que vous lisez est ce que vous payez, sans marchandage la veille.',
            en: 'Every provider publishes their rates. What you read is what you pay, with no haggling the night before.',
          },
        },
        {
          name: { fr: 'L’acompte est gardé', en: 'The deposit is kept safe' },
          description: {
            fr: 'Il dort chez nous jusqu’au lendemain de la fête, et vous revient si le prestataire se désiste.',
            en: 'It rests with us until the day after the party, and comes back to you if the provider withdraws.',
          },
        },
        {
          name: { fr: 'Quelqu’un veille', en: 'Somebody is watching' },
          description: {
            fr: 'Le jour venu, votre coordinatrice arrive avant les chaises et part après les musiciens.',
            en: 'When the day comes, your planner arrives before the chairs and leaves after the band.',
          },
          buttonText: { fr: 'Faire sa connaissance', en: 'Meet her' },
          buttonLink: '/coordinateurs',
        },
      ],
      buttonText: { fr: 'Créer mon événement', en: 'Create my event' },
      buttonLink: '/create-event',
    },
  },
  minimal: {
    data: {
      kits: [
        { name: { fr: 'Vous dites la date', en: 'You say the date' } },
        { name: { fr: 'Nous faisons le reste', en: 'We do the rest' } },
      ],
    },
  },
  longest: {
    data: {
      subtitle: {
        fr: 'Des kits composés par nos coordinateurs, à prix affichés',
        en: 'Kits put together by our planners, at displayed prices',
      },
      title: {
        fr: 'Tout ce qu’il faut pour une cérémonie traditionnelle, un baptême ou un départ à la retraite, *livré et repris à domicile*',
        en: 'Everything for a traditional ceremony, a christening or a retirement party, *delivered to your door and collected*',
      },
      description: {
        fr: 'Les quantités se règlent jusqu’à soixante-douze heures avant la fête ; la livraison est comprise dans le Grand Lomé, de Baguida à Adidogomé.',
        en: 'Quantities can be settled until seventy-two hours before the party; delivery is included in Greater Lomé, from Baguida to Adidogomé.',
      },
      image: { src: '/art/beach' },
      kits: [
        {
          name: {
            fr: 'Le kit des cérémonies traditionnelles et des grandes réceptions familiales',
            en: 'The kit for traditional ceremonies and large family receptions',
          },
          description: {
            fr: 'Deux bâches de cinquante places, chaises nouées, tables rondes, nappes en pagne, groupe électrogène silencieux, sonorisation et éclairage de la cour jusqu’à deux heures du matin, avec un technicien sur place.',
            en: 'Two marquees of fifty seats, tied chairs, round tables, wax-cloth linen, a silent generator, sound, and lights in the yard until two in the morning, with a technician on the spot.',
          },
          image: { src: '/art/arch' },
          price: 1_234_500,
          currency: 'XOF',
          buttonText: { fr: 'Voir la composition détaillée du kit', en: 'See everything that is in the kit' },
          buttonLink: '/kits/ceremonie',
        },
        {
          name: { fr: 'Le banquet', en: 'The banquet' },
          description: { fr: 'Trois services, vaisselle comprise.', en: 'Three courses, crockery included.' },
          image: { src: '/art/table' },
          price: 9899.5,
          currency: 'EUR',
          buttonText: { fr: 'Voir le kit', en: 'See the kit' },
          buttonLink: '/kits/banquet',
        },
        {
          name: { fr: 'Les faire-part', en: 'The invitations' },
          image: { src: '/art/invitation' },
          price: 0,
          buttonText: { fr: 'Composer le mien', en: 'Write mine' },
          buttonLink: '/kits/faire-part',
        },
        {
          name: { fr: 'Nettoyage du lendemain', en: 'Cleaning the day after' },
          description: { fr: 'Sans vignette, ni prix, ni lien.', en: 'Without a thumbnail, a price or a link.' },
        },
      ],
      buttonText: { fr: 'Composer mon propre kit', en: 'Put together my own kit' },
      buttonLink: '/kits',
    },
    settings: { background: 'surface' },
  },
  withoutImage: {
    note: {
      fr: 'Sans image, les raisons se rangent sur deux colonnes.',
      en: 'Without a picture, the reasons stand in two columns.',
    },
    data: {
      title: { fr: 'Quatre gestes, *une fête*', en: 'Four gestures, *one party*' },
      kits: [
        {
          name: { fr: 'Racontez', en: 'Tell us' },
          description: {
            fr: 'La date, le lieu, le nombre d’invités.',
            en: 'The date, the place, the number of guests.',
          },
        },
        {
          name: { fr: 'Comparez', en: 'Compare' },
          description: { fr: 'Trois devis sous quarante-huit heures.', en: 'Three quotes within forty-eight hours.' },
        },
        {
          name: { fr: 'Invitez', en: 'Invite' },
          description: {
            fr: 'Les cartons partent, les réponses reviennent.',
            en: 'Invitations go out, answers come in.',
          },
        },
        {
          name: { fr: 'Dansez', en: 'Dance' },
          description: { fr: 'Un coordinateur tient la montre.', en: 'A planner keeps the time.' },
        },
      ],
    },
    settings: { background: 'brand' },
  },
  kits: {
    note: { fr: 'Des kits avec vignette et prix.', en: 'Kits with a thumbnail and a price.' },
    data: {
      subtitle: { fr: 'Kits', en: 'Kits' },
      title: { fr: 'Composés *par ceux qui savent*', en: 'Put together *by those who know*' },
      image: { src: '/art/hero' },
      kits: [
        {
          name: { fr: 'L’arche du oui', en: 'The arch of yes' },
          description: {
            fr: 'Arche fleurie, allée et deux chaises, posées et reprises.',
            en: 'Flowered arch, aisle and two chairs, set up and taken down.',
          },
          image: { src: '/art/arch' },
          price: 95_000,
          currency: 'XOF',
          buttonText: { fr: 'Voir le kit', en: 'See the kit' },
          buttonLink: '/kits/arche',
        },
        {
          name: { fr: 'Le banquet de famille', en: 'The family banquet' },
          description: {
            fr: 'Vingt couverts, nappes en pagne, service à table.',
            en: 'Twenty settings, wax-cloth linen, table service.',
          },
          image: { src: '/art/table' },
          price: 130_000,
          currency: 'XOF',
          buttonText: { fr: 'Voir le kit', en: 'See the kit' },
          buttonLink: '/kits/banquet',
        },
        {
          name: { fr: 'Le faire-part', en: 'The invitation' },
          description: {
            fr: 'Papier, enveloppe doublée et réponses en ligne.',
            en: 'Paper, lined envelope, and answers online.',
          },
          image: { src: '/art/invitation' },
          price: 0,
          buttonText: { fr: 'Voir le kit', en: 'See the kit' },
          buttonLink: '/kits/faire-part',
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof section>;
