import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

export const examples = {
  typical: {
    data: {
      title: { fr: 'La table est mise, *il ne manque que vous*', en: 'The table is laid, *all it lacks is you*' },
      services: [
        {
          name: { fr: 'Le banquet de famille', en: 'The family banquet' },
          provider: { fr: 'Maison Adjoa, traiteur à Nyékonakpoè', en: 'Maison Adjoa, caterer in Nyékonakpoè' },
          image: '/art/table',
          price: 6500,
          currency: 'XOF',
          frequency: { fr: 'par invité', en: 'per guest' },
          features: [
            { fr: 'Trois services, ou buffet', en: 'Three courses, or buffet' },
            { fr: 'Nappes en pagne', en: 'Wax-print table linen' },
            { fr: 'Dégustation gratuite', en: 'Free tasting' },
          ],
        },
        {
          name: { fr: 'Un bal, un vrai', en: 'A proper ball' },
          provider: {
            fr: 'Orchestre Bella Lagune, highlife et rumba',
            en: 'Bella Lagune Orchestra, highlife and rumba',
          },
          image: '/art/stage',
          price: 280_000,
          currency: 'XOF',
          features: [{ fr: 'Sept musiciens, son compris', en: 'Seven musicians, sound included' }],
        },
        {
          name: { fr: 'L’arche du oui', en: 'The arch of yes' },
          provider: { fr: 'Sika Fleurs, décor de cérémonie à Agoè', en: 'Sika Fleurs, ceremony décor in Agoè' },
          image: '/art/arch',
          price: 95_000,
          currency: 'XOF',
          features: [
            { fr: 'Fleurs fraîches du matin', en: 'Flowers cut that morning' },
            { fr: 'Pose et dépose le jour même', en: 'Set up and taken down the same day' },
          ],
          buttonText: { fr: 'Demander une date', en: 'Ask for a date' },
          buttonLink: '/register',
        },
      ],
    },
  },
  minimal: {
    data: { services: [{ name: { fr: 'Photographe de mariage', en: 'Wedding photographer' } }] },
  },
  longest: {
    data: {
      title: {
        fr: 'Des prestataires que nous connaissons par leur prénom, *et que nous avons vus travailler un soir de pluie*',
        en: 'Providers whom we know by their first name, *and whom we have watched at work on a rainy night*',
      },
      subtitle: {
        fr: 'Traiteurs, orchestres, fleuristes et coordinateurs',
        en: 'Caterers, bands, florists and planners',
      },
      description: {
        fr: 'Deux d’entre nous sont passés chez chaque prestataire, pour goûter ou écouter, avant de l’inscrire au carnet ; il en sort au deuxième retard.',
        en: 'Two of us have called on each provider, to taste or to listen, before entering them in the book; they leave it the second time they are late.',
      },
      services: [
        {
          name: { fr: 'Banquet de mariage pour quatre cents convives', en: 'Wedding banquet for four hundred guests' },
          provider: {
            fr: 'Société coopérative des traiteurs réunis de Nyékonakpoè et de Kodjoviakopé',
            en: 'Cooperative of the united caterers of Nyékonakpoè and Kodjoviakopé',
          },
          image: '/art/table',
          price: 2_600_000,
          currency: 'XOF',
          frequency: {
            fr: 'par réception, service et vaisselle compris',
            en: 'per reception, service and crockery included',
          },
          features: [
            {
              fr: 'Cinq services à l’assiette, ou buffet de vingt-deux plats',
              en: 'Five plated courses, or a buffet of twenty-two dishes',
            },
            { fr: 'Une dégustation pour six personnes, deux mois avant', en: 'A tasting for six, two months ahead' },
            { fr: 'Nappes et serviettes en pagne', en: 'Wax-cloth tablecloths and napkins' },
            { fr: 'Menus végétariens et sans arachide', en: 'Vegetarian and peanut-free menus' },
          ],
          buttonText: { fr: 'Demander un devis détaillé', en: 'Ask for a detailed quote' },
          buttonLink: '/register',
        },
        {
          name: { fr: 'Maîtresse de cérémonie', en: 'Mistress of ceremonies' },
          provider: { fr: 'Dédé Lawson, en français, en éwé et en mina', en: 'Dédé Lawson, in French, Ewe and Mina' },
          image: '/art/portrait-3',
          price: 899.5,
          currency: 'EUR',
          frequency: { fr: 'la soirée', en: 'an evening' },
          features: [{ fr: 'Répétition la veille', en: 'Rehearsal the day before' }],
          buttonText: { fr: 'Voir ses dates', en: 'See her dates' },
          buttonLink: '/register',
        },
        {
          name: { fr: 'Coordination du jour', en: 'Coordination on the day' },
          provider: { fr: 'Équipe Kermesse', en: 'The Kermesse team' },
          price: 0,
          features: [
            { fr: 'Compris dans chaque ticket « La Grande Fête »', en: 'Included in every ‘Big Day’ ticket' },
            {
              fr: 'De la pose de la première chaise au départ du dernier invité',
              en: 'From the first chair set down to the last guest gone',
            },
          ],
        },
        {
          name: { fr: 'Portrait de famille', en: 'Family portrait' },
          provider: { fr: 'Studio Amégan, photographe', en: 'Studio Amégan, photographer' },
          image: '/art/portrait-2',
          price: 45_000,
          currency: 'XOF',
          features: [{ fr: 'Tirages sur papier coton', en: 'Prints on cotton paper' }],
        },
        {
          name: { fr: 'Scène, son et lumière', en: 'Stage, sound and light' },
          provider: {
            fr: 'Wharf Événements, régie technique au port de Lomé',
            en: 'Wharf Événements, stage technicians at the port of Lomé',
          },
          image: '/art/stage',
          price: 1_150_000,
          currency: 'XOF',
          frequency: { fr: 'par jour de location', en: 'per day of hire' },
          features: [
            { fr: 'Groupe électrogène', en: 'Generator' },
            { fr: 'Deux techniciens', en: 'Two technicians' },
          ],
          buttonText: { fr: 'Réserver', en: 'Book' },
          buttonLink: '/register',
        },
      ],
    },
  },
  people: {
    note: { fr: 'Rien que des portraits : une équipe.', en: 'Nothing but portraits: a team.' },
    data: {
      title: { fr: 'Ceux qui *veillent*', en: 'Those who *keep watch*' },
      services: [
        {
          name: 'Akossiwa Mensah',
          provider: { fr: 'coordinatrice à Lomé', en: 'planner in Lomé' },
          image: '/art/portrait-1',
        },
        {
          name: 'Kodjo Amégan',
          provider: { fr: 'régisseur, fêtes de plein air', en: 'stage manager, open-air events' },
          image: '/art/portrait-2',
        },
        {
          name: 'Dédé Lawson',
          provider: { fr: 'maîtresse de cérémonie', en: 'mistress of ceremonies' },
          image: '/art/portrait-3',
        },
        {
          name: 'Yawa Adjoa',
          provider: { fr: 'décors et pagnes', en: 'décor and wax cloth' },
          image: '/art/portrait-5',
        },
      ],
    },
    settings: { background: 'brand' },
  },
  withoutImages: {
    note: {
      fr: 'Sans image, un motif de pagne la remplace ; les avantages arrivent comme un texte JSON.',
      en: 'Without pictures, a wax-print pattern replaces them; the features arrive as JSON text.',
    },
    data: {
      services: [
        {
          name: { fr: 'Bâches et chaises', en: 'Tents and chairs' },
          provider: 'Établissements Kponton',
          price: 350,
          currency: 'XOF',
          frequency: { fr: 'la chaise', en: 'a chair' },
          features: '["Livraison à Lomé", {"fr": "Housses repassées", "en": "Pressed covers"}]',
        },
        {
          name: { fr: 'Henné et coiffure', en: 'Henna and hair' },
          provider: 'Salon Mawuena',
          price: 12_000,
          currency: 'XOF',
        },
      ],
    },
    settings: { background: 'surface' },
  },
} satisfies ExamplesOf<typeof section>;
