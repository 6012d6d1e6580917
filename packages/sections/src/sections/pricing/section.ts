import {
  buttonFields,
  description,
  features,
  heading,
  name,
  priceFields,
  sharedButtonLink,
  subtitle,
} from '../../schema/common-fields.ts';
import { flag, group, list, translatable } from '../../schema/schema.ts';
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
          ...priceFields({
            fr: '0 s’affiche « Gratuit » ; sans prix : « Sur devis ».',
            en: '0 is shown as “Free”; no price: “On request”.',
          }),
          frequency: translatable({ label: { fr: 'Fréquence', en: 'Frequency' }, recommendedLength: 30 }),
          features: features(40, 20),
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
