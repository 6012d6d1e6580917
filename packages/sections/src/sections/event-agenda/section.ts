import { calendarOffer } from '../../calendar/address.ts';
import { programmeFields } from '../../programme/fields.ts';
import { group, link, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'event-agenda',
  name: { fr: 'Agenda', en: 'Event agenda' },
  description: {
    fr: 'Le programme complet, jour après jour : l’heure, l’activité, la salle.',
    en: 'The whole programme, day after day: the time, the activity, the room.',
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
      recommendedLength: 50,
    }),
    subtitle: translatable({ label: { fr: 'Surtitre', en: 'Subtitle' }, recommendedLength: 40 }),
    description: translatable({ label: { fr: 'Description', en: 'Description' }, recommendedLength: 140 }),
    ...programmeFields,
    buttonText: translatable({ label: { fr: 'Texte du bouton', en: 'Button text' }, recommendedLength: 24 }),
    buttonLink: link({ label: { fr: 'Lien du bouton', en: 'Button link' } }),
  }),
  complete: calendarOffer,
});
