import {
  description,
  features,
  heading,
  name,
  priceFields,
  sharedButtonLink,
  subtitle,
} from '../../schema/common-fields.ts';
import { group, image, link, list, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'team',
  name: { fr: 'Prestations', en: 'Team and services' },
  description: {
    fr: 'Des cartes : une image, le nom, le prestataire, le prix et ce qui est compris.',
    en: 'Cards: a picture, the name, the provider, the price and what is included.',
  },
  hydrate: 'never',
  schema: group({
    title: heading({ recommendedLength: 60 }),
    subtitle: subtitle(40),
    description: description(140),
    services: list(
      group(
        {
          name: name(30),
          provider: translatable({
            label: { fr: 'Prestataire', en: 'Provider' },
            hint: {
              fr: 'Qui propose la prestation, ou le métier de la personne.',
              en: 'Who offers the service, or what the person does.',
            },
            recommendedLength: 50,
          }),
          image: image({
            label: { fr: 'Image', en: 'Picture' },
            hint: {
              fr: 'Une image plus haute que large s’affiche en portrait.',
              en: 'A picture that is taller than wide is shown as a portrait.',
            },
          }),
          ...priceFields(
            {
              fr: '0 s’affiche « Gratuit » ; si ce champ est vide, aucun prix n’est affiché.',
              en: '0 is shown as “Free”; without a price the card shows none.',
            },
            { fr: 'Prix à partir de', en: 'Price from' },
          ),
          frequency: translatable({ label: { fr: 'Fréquence', en: 'Frequency' }, recommendedLength: 24 }),
          features: features(32, 12),
          buttonText: translatable({ label: { fr: 'Texte du lien', en: 'Link text' }, recommendedLength: 24 }),
          buttonLink: link({ label: { fr: 'Lien', en: 'Link' } }),
        },
        { fr: 'Prestation', en: 'Service' },
      ),
      { label: { fr: 'Prestations', en: 'Services' }, required: true, max: 12 },
    ),
    buttonLink: sharedButtonLink(),
  }),
});
