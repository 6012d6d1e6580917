import type { ExamplesOf } from '../../schema/examples.ts';
import type { section } from './section.ts';

export const examples = {
  typical: {
    data: {
      title: {
        fr: 'Sept ans à dresser des tables, de Bè à Dapaong.',
        en: 'Seven years of laying tables, from Bè to Dapaong.',
      },
      stats: [
        { value: '412', label: { fr: 'prestataires vérifiés', en: 'verified providers' } },
        {
          value: { fr: '1 860', en: '1,860' },
          label: { fr: 'fêtes réussies depuis 2019', en: 'celebrations since 2019' },
        },
        { value: '37', label: { fr: 'villes du Togo', en: 'towns of Togo' } },
        { value: { fr: '4,8', en: '4.8' }, label: { fr: 'sur 5, d’après 940 avis', en: 'out of 5, from 940 reviews' } },
      ],
    },
  },
  minimal: {
    data: { stats: [{ value: '10K', label: { fr: 'invités par an', en: 'guests a year' } }] },
  },
  longest: {
    data: {
      title: {
        fr: 'Des chiffres que nos prestataires, nos coordinateurs et nos clients tiennent ensemble à jour, saison après saison.',
        en: 'Figures that our providers, our planners and our customers keep up to date together, season after season.',
      },
      stats: [
        {
          icon: 'store',
          value: { fr: '12 408', en: '12,408' },
          label: {
            fr: 'prestataires référencés dans les cinq régions du pays',
            en: 'providers listed in the five regions of the country',
          },
        },
        {
          icon: 'party-popper',
          value: { fr: '1 860 000', en: '1,860,000' },
          label: { fr: 'invités accueillis depuis l’ouverture', en: 'guests welcomed since we opened' },
        },
        {
          icon: 'map-pin',
          value: '137',
          label: { fr: 'villes, villages et plages', en: 'towns, villages and beaches' },
        },
        {
          icon: 'star',
          value: { fr: '4,85', en: '4.85' },
          label: {
            fr: 'sur cinq, d’après quatorze mille avis vérifiés',
            en: 'out of five, from fourteen thousand verified reviews',
          },
        },
        { icon: 'clock', value: '48 h', label: { fr: 'pour recevoir trois devis', en: 'to receive three quotes' } },
        {
          icon: 'shield-check',
          value: { fr: '100 %', en: '100%' },
          label: { fr: 'des acomptes remboursés en cas d’annulation', en: 'of deposits refunded when cancelled' },
        },
      ],
    },
  },
  withIcons: {
    note: { fr: 'Avec des icônes, sur le fond de la marque.', en: 'With icons, on the brand’s background.' },
    data: {
      stats: [
        { icon: 'store', value: '412', label: { fr: 'prestataires vérifiés', en: 'verified providers' } },
        { icon: 'users', value: '10K', label: { fr: 'invités par an', en: 'guests a year' } },
        { icon: 'star', value: { fr: '4,8', en: '4.8' }, label: { fr: 'sur 5', en: 'out of 5' } },
      ],
    },
    settings: { background: 'brand' },
  },
} satisfies ExamplesOf<typeof section>;
