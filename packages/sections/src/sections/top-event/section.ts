import { description, heading, subtitle } from '../../schema/common-fields.ts';
import { color, group, icon, list, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'top-event',
  name: { fr: 'Événement en quatre étapes', en: 'Top event' },
  description: {
    fr: 'Quatre étapes numérotées, qui mènent à la connexion.',
    en: 'Four numbered steps that lead to the login page.',
  },
  hydrate: 'never',
  schema: group({
    title: heading({ recommendedLength: 60 }),
    subtitle: subtitle(40),
    description: description(140),
    steps: list(
      group(
        {
          icon: icon({ label: { fr: 'Icône', en: 'Icon' } }),
          title: translatable({
            label: { fr: 'Titre', en: 'Title' },
            required: true,
            noun: { fr: 'un titre', en: 'a title' },
            recommendedLength: 16,
          }),
          description: description(90),
          color: color({
            label: { fr: 'Couleur', en: 'Colour' },
            hint: {
              fr: 'L’étape prend la couleur du site la plus proche : nuit, or, blanc ou bleu. Laissez vide pour que les quatre se suivent.',
              en: 'The step takes the site colour nearest to it: midnight, gold, white or blue. Leave empty to let the four follow one another.',
            },
          }),
        },
        { fr: 'Étape', en: 'Step' },
      ),
      { label: { fr: 'Étapes', en: 'Steps' }, required: true, max: 4 },
    ),
  }),
  complete: () => ({ loginLink: '/login' }),
  addedLinks: ['loginLink'],
});
