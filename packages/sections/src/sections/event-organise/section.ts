import { buttonFields, description, heading, name, priceFields, subtitle } from '../../schema/common-fields.ts';
import { group, image, link, list, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'event-organise',
  name: { fr: 'Organiser un événement', en: 'Organise an event' },
  description: {
    fr: 'Une image et, à côté, des kits ou des raisons numérotés.',
    en: 'A picture and, beside it, numbered kits or reasons.',
  },
  hydrate: 'never',
  schema: group({
    title: heading({ recommendedLength: 60 }),
    subtitle: subtitle(40),
    description: description(140),
    image: image({ label: { fr: 'Image', en: 'Picture' } }),
    kits: list(
      group(
        {
          name: name(40),
          description: description(140),
          image: image({ label: { fr: 'Vignette', en: 'Thumbnail' } }),
          ...priceFields({ fr: '0 s’affiche « Gratuit ».', en: '0 is shown as “Free”.' }),
          buttonText: translatable({ label: { fr: 'Texte du lien', en: 'Link text' }, recommendedLength: 30 }),
          buttonLink: link({ label: { fr: 'Lien', en: 'Link' } }),
        },
        { fr: 'Kit', en: 'Kit' },
      ),
      { label: { fr: 'Kits', en: 'Kits' }, required: true, max: 9 },
    ),
    ...buttonFields(),
  }),
});
