import { group, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'newsletter',
  name: { fr: 'Lettre d’information', en: 'Newsletter' },
  description: {
    fr: 'Un champ et un bouton pour s’abonner, par e-mail ou par téléphone.',
    en: 'A field and a button to subscribe, by email or by phone.',
  },
  hydrate: 'intent',
  schema: group({
    title: translatable({
      label: { fr: 'Titre', en: 'Title' },
      hint: {
        fr: 'Les mots entre *astérisques* passent en italique.',
        en: 'Words between *asterisks* are set in italics.',
      },
      required: true,
      noun: { fr: 'un titre', en: 'a title' },
      recommendedLength: 50,
    }),
    subtitle: translatable({ label: { fr: 'Surtitre', en: 'Subtitle' }, recommendedLength: 30 }),
    description: translatable({ label: { fr: 'Description', en: 'Description' }, recommendedLength: 120 }),
    buttonText: translatable({ label: { fr: 'Texte du bouton', en: 'Button text' }, recommendedLength: 20 }),
  }),
});
