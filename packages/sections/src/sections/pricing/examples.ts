import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

export const examples = {
  typical: {
    data: {
      title: { fr: 'Trois entrées, *un seul guichet*', en: 'Three ways in, *one box office*' },
      description: {
        fr: 'Commencez gratuitement, puis payez par événement ou par mois. Flooz, T‑Money et carte acceptés.',
        en: 'Start for free, then pay per event or per month. Flooz, T‑Money and cards accepted.',
      },
      services: [
        {
          name: { fr: 'L’Esquisse', en: 'The Sketch' },
          price: 0,
          currency: 'XOF',
          frequency: { fr: 'sans limite de temps', en: 'for as long as you like' },
          features: [
            { fr: 'Un événement à la fois', en: 'One event at a time' },
            { fr: 'Jusqu’à 50 invités', en: 'Up to 50 guests' },
            { fr: 'Trois devis par métier', en: 'Three quotes per trade' },
          ],
          buttonText: { fr: 'Essayer', en: 'Try it' },
          buttonLink: '/register',
        },
        {
          name: { fr: 'La Grande Fête', en: 'The Big Day' },
          price: 15_000,
          currency: 'XOF',
          frequency: { fr: 'par événement', en: 'per event' },
          features: [
            { fr: 'Invités sans limite', en: 'Unlimited guests' },
            { fr: 'Un coordinateur dédié', en: 'A planner of your own' },
            { fr: 'Cartons et plan de table', en: 'Invitations and seating plan' },
            { fr: 'Paiement en quatre fois', en: 'Payment in four instalments' },
          ],
          buttonText: { fr: 'Choisir ce ticket', en: 'Choose this ticket' },
          buttonLink: '/create-event',
          highlighted: true,
        },
        {
          name: { fr: 'Le Métier', en: 'The Trade' },
          price: 45_000,
          currency: 'XOF',
          frequency: { fr: 'par mois', en: 'per month' },
          features: [
            { fr: 'Pour les coordinateurs', en: 'For planners' },
            { fr: 'Événements sans limite', en: 'Unlimited events' },
            { fr: 'Votre fiche au carnet', en: 'Your listing in the address book' },
          ],
          buttonText: { fr: 'Devenir coordinateur', en: 'Become coordinator' },
          buttonLink: '/become-coordinator',
        },
      ],
    },
  },
  minimal: {
    data: { services: [{ name: { fr: 'Sur mesure', en: 'Made to measure' } }] },
  },
  longest: {
    data: {
      title: {
        fr: 'Des formules pour chaque fête, du baptême intime *au congrès de mille deux cents personnes*',
        en: 'A plan for every celebration, from a small christening *to a congress of twelve hundred people*',
      },
      subtitle: { fr: 'Tarifs 2026, toutes taxes comprises', en: '2026 prices, all taxes included' },
      description: {
        fr: 'Vous ne payez Kermesse que si la fête a lieu. Flooz, T‑Money, carte bancaire, virement et espèces au comptoir acceptés ; facture établie le jour même.',
        en: 'You pay Kermesse only if the party takes place. Flooz, T‑Money, bank cards, transfers and cash at the counter accepted; invoices are issued the same day.',
      },
      services: [
        {
          name: { fr: 'Petites réceptions familiales et amicales', en: 'Small gatherings of family and friends' },
          price: 1_234_567,
          currency: 'XOF',
          frequency: {
            fr: 'par événement et par tranche entamée de cinquante invités',
            en: 'per event and for each started batch of fifty guests',
          },
          features: [
            {
              fr: 'Accompagnement par un coordinateur qui parle français, éwé ou kabyè, joignable tous les jours',
              en: 'A planner who speaks French, Ewe or Kabiyè, on call every day',
            },
            {
              fr: 'Remboursement intégral de l’acompte en cas d’annulation plus de trente jours avant',
              en: 'Full refund of the deposit if you cancel more than thirty days ahead',
            },
          ],
          buttonText: { fr: 'Demander un devis détaillé', en: 'Ask for a detailed quote' },
          buttonLink: '/register',
        },
        {
          name: { fr: 'Entreprises', en: 'Companies' },
          price: 899.5,
          currency: 'EUR',
          frequency: { fr: 'par congrès', en: 'per conference' },
          features: [{ fr: 'Facturation unique', en: 'A single invoice' }],
          buttonText: { fr: 'Nous écrire', en: 'Write to us' },
          buttonLink: 'mailto:bonjour@kermesse.example',
        },
      ],
    },
  },
  featuresAsText: {
    note: { fr: 'Les avantages arrivent comme un texte JSON.', en: 'The features arrive as JSON text.' },
    data: {
      services: [
        {
          name: 'Solo',
          price: 5000,
          currency: 'XOF',
          features: '["Un invité de plus", {"fr": "Un gâteau", "en": "A cake"}]',
        },
        { name: 'Duo', price: 9000, currency: 'XOF', features: '["Deux invités de plus"]', highlighted: true },
      ],
    },
    settings: { background: 'surface' },
  },
} satisfies ExamplesOf<typeof section>;
