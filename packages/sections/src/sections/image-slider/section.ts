import { heading, subtitle } from '../../schema/common-fields.ts';
import { group, image, link, list } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'image-slider',
  name: { fr: 'Défilé d’images', en: 'Image slider' },
  description: {
    fr: 'Cinq images côte à côte, qui défilent en boucle. Jusqu’à quatre, elles ne bougent pas.',
    en: 'Five pictures side by side, moving round in a loop. Up to four stay still.',
  },
  hydrate: 'intent',
  schema: group({
    title: heading({ recommendedLength: 50 }),
    subtitle: subtitle(40),
    images: list(
      group(
        {
          image: image({
            label: { fr: 'Image', en: 'Picture' },
            required: true,
            noun: { fr: 'une image', en: 'a picture' },
          }),
          link: link({ label: { fr: 'Lien', en: 'Link' } }),
        },
        { fr: 'Image', en: 'Picture' },
      ),
      { label: { fr: 'Images', en: 'Pictures' }, required: true, max: 24 },
    ),
  }),
});
