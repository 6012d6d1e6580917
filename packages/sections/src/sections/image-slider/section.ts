import { group, image, link, list, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'image-slider',
  name: { fr: 'Défilé d’images', en: 'Image slider' },
  description: {
    fr: 'Cinq tirages de front, celui du milieu plus grand ; ils avancent d’eux-mêmes, en boucle. Jusqu’à quatre, ils sont posés là.',
    en: 'Five prints across, the middle one larger; they move on by themselves, round and round. Up to four just lie there.',
  },
  wake: 'visible',
  schema: group({
    title: translatable({
      label: { fr: 'Titre', en: 'Title' },
      hint: { fr: 'Des *astérisques* mettent en italique.', en: '*Asterisks* set in italics.' },
      comfortable: 50,
    }),
    subtitle: translatable({ label: { fr: 'Surtitre', en: 'Subtitle' }, comfortable: 40 }),
    images: list(
      group(
        {
          image: image({ label: { fr: 'Image', en: 'Picture' }, required: true }),
          link: link({ label: { fr: 'Lien', en: 'Link' } }),
        },
        { fr: 'Image', en: 'Picture' },
      ),
      { label: { fr: 'Images', en: 'Pictures' }, required: true, max: 24 },
    ),
  }),
});
