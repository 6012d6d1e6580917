import { group, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'newsletter',
  name: { fr: 'Lettre d’information', en: 'Newsletter' },
  description: {
    fr: 'Une enveloppe : e-mail ou téléphone, un champ, un bouton.',
    en: 'An envelope: email or phone, one field, one button.',
  },
  wake: 'visible',
  schema: group({
    title: translatable({
      label: { fr: 'Titre', en: 'Title' },
      hint: { fr: 'Des *astérisques* mettent en italique.', en: '*Asterisks* set in italics.' },
      required: true,
      comfortable: 50,
    }),
    subtitle: translatable({ label: { fr: 'Surtitre', en: 'Subtitle' }, comfortable: 30 }),
    description: translatable({ label: { fr: 'Description', en: 'Description' }, comfortable: 120 }),
    buttonText: translatable({ label: { fr: 'Texte du bouton', en: 'Button text' }, comfortable: 20 }),
  }),
});
