import { calendarOffer } from '../../calendar/address.ts';
import { programmeFields } from '../../programme/fields.ts';
import { group, link, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'event-agenda',
  name: { fr: 'Agenda', en: 'Event agenda' },
  description: {
    fr: 'Un programme imprimé, tous les jours l’un sous l’autre : l’heure, une conduite de points, la salle.',
    en: 'A printed programme, all days one under another: the time, a leader of dots, the room.',
  },
  wake: 'never',
  schema: group({
    title: translatable({
      label: { fr: 'Titre', en: 'Title' },
      hint: { fr: 'Des *astérisques* mettent en italique.', en: '*Asterisks* set in italics.' },
      required: true,
      comfortable: 50,
    }),
    subtitle: translatable({ label: { fr: 'Surtitre', en: 'Subtitle' }, comfortable: 40 }),
    description: translatable({ label: { fr: 'Description', en: 'Description' }, comfortable: 140 }),
    ...programmeFields,
    buttonText: translatable({ label: { fr: 'Texte du bouton', en: 'Button text' }, comfortable: 24 }),
    buttonLink: link({ label: { fr: 'Lien du bouton', en: 'Button link' } }),
  }),
  complete: calendarOffer,
});
