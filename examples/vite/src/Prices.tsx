import { Pricing } from '@kermesse/sections/pricing';

/** A single section. Its data is the content that an editor would write. */
export function Prices() {
  return (
    <Pricing
      data={{
        title: { fr: 'Une formule pour *chaque* fête', en: 'A plan for *every* party' },
        services: [
          {
            name: { fr: 'Guinguette', en: 'Garden party' },
            price: 0,
            features: [{ fr: 'Jusqu’à 20 invités', en: 'Up to 20 guests' }],
            buttonText: { fr: 'Commencer', en: 'Start' },
            buttonLink: '/login',
          },
          {
            name: { fr: 'Grand bal', en: 'Ball' },
            price: 25000,
            currency: 'XOF',
            frequency: { fr: 'par mois', en: 'a month' },
            features: [{ fr: 'Jusqu’à 500 invités', en: 'Up to 500 guests' }],
            buttonText: { fr: 'Choisir', en: 'Choose' },
            buttonLink: '/login',
            highlighted: true,
          },
        ],
      }}
    />
  );
}
