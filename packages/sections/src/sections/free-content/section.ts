import { choice, flag, group, image, link, richText, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'free-content',
  name: { fr: 'Texte libre', en: 'Free content' },
  description: {
    fr: 'Un long texte : titres, listes, tableaux, citations, images légendées.',
    en: 'A long text: headings, lists, tables, quotations, pictures with captions.',
  },
  hydrate: 'never',
  schema: group({
    title: translatable({
      label: { fr: 'Titre', en: 'Title' },
      hint: {
        fr: 'Les mots entre *astérisques* passent en italique.',
        en: 'Words between *asterisks* are set in italics.',
      },
      recommendedLength: 70,
    }),
    subtitle: translatable({ label: { fr: 'Surtitre', en: 'Subtitle' }, recommendedLength: 40 }),
    description: richText({
      label: { fr: 'Texte', en: 'Text' },
      hint: {
        fr: 'Titres, paragraphes, listes, citations, tableaux, images et liens ; le reste est ôté.',
        en: 'Headings, paragraphs, lists, quotes, tables, pictures and links; the rest is taken out.',
      },
      required: true,
      noun: { fr: 'un texte', en: 'a text' },
    }),
    image: image({ label: { fr: 'Image', en: 'Picture' } }),
    imagePosition: choice({
      label: { fr: 'Place de l’image', en: 'Picture position' },
      options: [
        { value: 'above', label: { fr: 'Au-dessus', en: 'Above' } },
        { value: 'beside', label: { fr: 'À côté', en: 'Beside' } },
      ],
    }),
    dropCap: flag({ label: { fr: 'Lettrine', en: 'Drop cap' } }),
    buttonText: translatable({ label: { fr: 'Texte du bouton', en: 'Button text' }, recommendedLength: 24 }),
    buttonLink: link({ label: { fr: 'Lien du bouton', en: 'Button link' } }),
  }),
});
