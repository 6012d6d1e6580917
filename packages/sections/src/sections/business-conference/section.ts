import { buttonFields, description, heading, subtitle } from '../../schema/common-fields.ts';
import { group, image, list, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'business-conference',
  name: { fr: 'Conférence d’entreprise', en: 'Business conference' },
  description: {
    fr: 'Une grande image et, à côté, la liste de ce qui est compris.',
    en: 'A tall picture and, beside it, the list of what is included.',
  },
  hydrate: 'never',
  schema: group({
    title: heading({ required: true, recommendedLength: 60 }),
    subtitle: subtitle(40),
    description: description(220),
    image: image({
      label: { fr: 'Image', en: 'Picture' },
      hint: { fr: 'Recadrée en hauteur, sous une arche.', en: 'Cropped tall, under an arch.' },
    }),
    features: list(
      translatable({
        label: { fr: 'Prestation', en: 'Feature' },
        required: true,
        noun: { fr: 'un nom', en: 'a name' },
        recommendedLength: 50,
      }),
      {
        label: { fr: 'Ce qui est compris', en: 'What is included' },
        max: 20,
      },
    ),
    ...buttonFields(),
  }),
});
