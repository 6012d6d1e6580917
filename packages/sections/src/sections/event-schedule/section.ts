import { calendarOffer } from '../../calendar/address.ts';
import { programmeFields } from '../../programme/fields.ts';
import { group, image, link, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'event-schedule',
  name: { fr: 'Programme par jour', en: 'Schedule by day' },
  description: {
    fr: 'Le programme avec un onglet par jour.',
    en: 'The programme with a tab for each day.',
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
      recommendedLength: 40,
    }),
    subtitle: translatable({ label: { fr: 'Lieu', en: 'Place' }, recommendedLength: 40 }),
    description: translatable({ label: { fr: 'Description', en: 'Description' }, recommendedLength: 80 }),
    image: image({ label: { fr: 'Couverture', en: 'Cover' } }),
    ...programmeFields,
    buttonText: translatable({ label: { fr: 'Texte du bouton', en: 'Button text' }, recommendedLength: 24 }),
    buttonLink: link({ label: { fr: 'Lien du bouton', en: 'Button link' } }),
  }),
  complete: calendarOffer,
});
