import { buttonFields, description, heading, subtitle } from '../../schema/common-fields.ts';
import { group, image, link, list, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

const bothNeeded = {
  fr: 'Le bouton s’affiche quand il a un texte et un lien.',
  en: 'The button is shown once it has a text and a link.',
};

export const section = defineSection({
  slug: 'hero-slider',
  name: { fr: 'Grand diaporama', en: 'Hero slider' },
  description: {
    fr: 'Une image en pleine largeur, un grand titre et deux boutons. Plusieurs vues se relaient toutes les dix secondes.',
    en: 'A full-width picture, a large title and two buttons. Several slides take turns every ten seconds.',
  },
  hydrate: 'intent',
  layout: 'cover',
  schema: group({
    slides: list(
      group(
        {
          title: heading({ required: true, recommendedLength: 34 }),
          subtitle: subtitle(32, { fr: 'La petite ligne au-dessus du titre.', en: 'The small line above the title.' }),
          description: description(130),
          image: image({
            label: { fr: 'Image', en: 'Picture' },
            hint: {
              fr: 'Le texte se pose sur sa gauche : choisissez une image sans détails à gauche.',
              en: 'The text lies on its left: choose a picture without details on the left.',
            },
          }),
          ...buttonFields(bothNeeded),
          secondButtonText: translatable({
            label: { fr: 'Texte du second bouton', en: 'Second button text' },
            hint: bothNeeded,
            recommendedLength: 24,
          }),
          secondButtonLink: link({ label: { fr: 'Lien du second bouton', en: 'Second button link' } }),
        },
        { fr: 'Vue', en: 'Slide' },
      ),
      { label: { fr: 'Vues', en: 'Slides' }, required: true, max: 8 },
    ),
  }),
});
