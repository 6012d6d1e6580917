import {
  buttonFields,
  currency,
  description,
  heading,
  name,
  sharedButtonLink,
  subtitle,
} from '../../schema/common-fields.ts';
import { flag, group, list, number, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'pricing',
  name: { fr: 'Tarifs', en: 'Pricing' },
  description: {
    fr: 'Vos formules et leurs prix, côte à côte ; l’une d’elles peut être mise en avant.',
    en: 'Your plans and their prices side by side; one of them can be highlighted.',
  },
  hydrate: 'never',
  schema: group({
    title: heading({ recommendedLength: 60 }),
    subtitle: subtitle(40),
    description: description(140),
    services: list(
      group(
        {
          name: name(24),
          price: number({
            label: { fr: 'Prix', en: 'Price' },
            hint: {
              fr: '0 s’affiche « Gratuit » ; sans prix : « Sur devis ».',
              en: '0 is shown as “Free”; no price: “On request”.',
            },
            min: 0,
          }),
          currency: currency(),
          frequency: translatable({ label: { fr: 'Fréquence', en: 'Frequency' }, recommendedLength: 30 }),
          features: list(
            translatable({ label: { fr: 'Avantage', en: 'Feature' }, required: true, recommendedLength: 40 }),
            {
              label: { fr: 'Avantages', en: 'Features' },
              max: 20,
            },
          ),
          ...buttonFields(),
          highlighted: flag({ label: { fr: 'Mise en avant', en: 'Highlighted' } }),
        },
        { fr: 'Formule', en: 'Plan' },
      ),
      { label: { fr: 'Formules', en: 'Plans' }, required: true, max: 6 },
    ),
    buttonLink: sharedButtonLink(),
  }),
});
