import { buttonFields, heading, subtitle } from '../../schema/common-fields.ts';
import { choice, flag, group, image, richText } from '../../schema/schema.ts';
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
    title: heading({ recommendedLength: 70 }),
    subtitle: subtitle(40),
    description: richText({
      label: { fr: 'Texte', en: 'Text' },
      hint: {
        fr: 'Titres, paragraphes, listes, citations, tableaux, images et liens ; le reste est retiré.',
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
    ...buttonFields(),
  }),
});
