import { description, heading, subtitle } from '../../schema/common-fields.ts';
import { group, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'newsletter',
  name: { fr: 'Lettre d’information', en: 'Newsletter' },
  description: {
    fr: 'Un champ et un bouton pour s’abonner, par e‑mail ou par téléphone.',
    en: 'A field and a button to subscribe, by email or by phone.',
  },
  hydrate: 'intent',
  newsletterForm: true,
  schema: group({
    title: heading({ required: true, recommendedLength: 50 }),
    subtitle: subtitle(30),
    description: description(120),
    buttonText: translatable({ label: { fr: 'Texte du bouton', en: 'Button text' }, recommendedLength: 20 }),
  }),
});
