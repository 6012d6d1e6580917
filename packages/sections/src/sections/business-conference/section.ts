import { group, image, link, list, translatable } from '../../schema/schema.ts';
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
    description: translatable({ label: { fr: 'Description', en: 'Description' }, recommendedLength: 220 }),
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
    buttonText: translatable({ label: { fr: 'Texte du bouton', en: 'Button text' }, recommendedLength: 24 }),
    buttonLink: link({ label: { fr: 'Lien du bouton', en: 'Button link' } }),
  }),
});
