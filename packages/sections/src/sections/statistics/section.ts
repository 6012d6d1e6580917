import { group, icon, list, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'statistics',
  name: { fr: 'Chiffres', en: 'Statistics' },
  description: {
    fr: 'Quelques grands chiffres, chacun avec sa légende.',
    en: 'A few large figures, each with its label.',
  },
  hydrate: 'never',
  schema: group({
    title: translatable({ label: { fr: 'Titre', en: 'Title' }, recommendedLength: 70 }),
    stats: list(
      group(
        {
          icon: icon({ label: { fr: 'Icône', en: 'Icon' } }),
          value: translatable({
            label: { fr: 'Chiffre', en: 'Value' },
            hint: { fr: 'Tel qu’il doit se lire, comme 10K ou 4,8.', en: 'As it should read, such as 10K or 4.8.' },
            required: true,
            noun: { fr: 'un chiffre', en: 'a figure' },
            recommendedLength: 6,
          }),
          label: translatable({
            label: { fr: 'Légende', en: 'Label' },
            required: true,
            noun: { fr: 'une légende', en: 'a label' },
            recommendedLength: 40,
          }),
        },
        { fr: 'Chiffre', en: 'Figure' },
      ),
      { label: { fr: 'Chiffres', en: 'Figures' }, required: true, max: 8 },
    ),
  }),
});
