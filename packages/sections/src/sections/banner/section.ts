import { group, image, link, translatable } from '../../schema/schema.ts';
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
    title: translatable({
      label: { fr: 'Titre', en: 'Title' },
      hint: {
        fr: 'Les mots entre *astérisques* passent en italique.',
        en: 'Words between *asterisks* are set in italics.',
      },
      required: true,
      noun: { fr: 'un titre', en: 'a title' },
      recommendedLength: 60,
    }),
    subtitle: translatable({ label: { fr: 'Surtitre', en: 'Subtitle' }, recommendedLength: 40 }),
    description: translatable({ label: { fr: 'Description', en: 'Description' }, recommendedLength: 140 }),
    image: image({
      label: { fr: 'Image de fond', en: 'Background picture' },
      hint: {
        fr: 'Son sujet à droite : la gauche est voilée pour le texte.',
        en: 'Keep its subject on the right: the text covers the left.',
      },
    }),
    buttonText: translatable({ label: { fr: 'Texte du bouton', en: 'Button text' }, recommendedLength: 24 }),
    buttonLink: link({ label: { fr: 'Lien du bouton', en: 'Button link' } }),
  }),
});
