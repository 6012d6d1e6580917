import { color, group, icon, list, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'top-event',
  name: { fr: 'De l’idée à la fête', en: 'Top event' },
  description: {
    fr: 'Quatre tickets numérotés, joints par une perforation, qui mènent à la connexion.',
    en: 'Four numbered tickets joined by perforations, leading to the login page.',
  },
  wake: 'never',
  schema: group({
    title: translatable({
      label: { fr: 'Titre', en: 'Title' },
      hint: { fr: 'Des *astérisques* mettent en italique.', en: '*Asterisks* set in italics.' },
      comfortable: 60,
    }),
    subtitle: translatable({ label: { fr: 'Surtitre', en: 'Subtitle' }, comfortable: 40 }),
    description: translatable({ label: { fr: 'Description', en: 'Description' }, comfortable: 140 }),
    steps: list(
      group(
        {
          icon: icon({ label: { fr: 'Icône', en: 'Icon' } }),
          title: translatable({ label: { fr: 'Titre', en: 'Title' }, required: true, comfortable: 16 }),
          description: translatable({ label: { fr: 'Description', en: 'Description' }, comfortable: 90 }),
          color: color({
            label: { fr: 'Couleur', en: 'Colour' },
            hint: {
              fr: 'Le ticket prend le papier de la maison qui lui ressemble le plus : nuit, or, blanc ou bleu. Sans couleur, les quatre se suivent.',
              en: 'The ticket takes the house paper most like it: midnight, gold, white or blue. Without a colour the four follow one another.',
            },
          }),
        },
        { fr: 'Ticket', en: 'Ticket' },
      ),
      { label: { fr: 'Tickets', en: 'Tickets' }, required: true, max: 4 },
    ),
  }),
});
