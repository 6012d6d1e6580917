import { buttonFields, description, heading, subtitle } from '../../schema/common-fields.ts';
import { group, image } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'banner',
  name: { fr: 'Bandeau', en: 'Banner' },
  description: {
    fr: 'Une bande colorée sur toute la largeur, avec un titre et un bouton.',
    en: 'A full-width band of colour with a title and a button.',
  },
  hydrate: 'never',
  layout: 'band',
  schema: group({
    title: heading({ required: true, recommendedLength: 60 }),
    subtitle: subtitle(40),
    description: description(140),
    image: image({
      label: { fr: 'Image de fond', en: 'Background picture' },
      hint: {
        fr: 'Placez le sujet à droite : le texte couvre la gauche.',
        en: 'Keep its subject on the right: the text covers the left.',
      },
    }),
    ...buttonFields(),
  }),
});
