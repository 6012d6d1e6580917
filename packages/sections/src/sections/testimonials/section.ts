import { heading } from '../../schema/common-fields.ts';
import { group, image, list, text, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';

export const section = defineSection({
  slug: 'testimonials',
  name: { fr: 'Témoignages', en: 'Testimonials' },
  description: {
    fr: 'Une citation à la fois, avec le portrait et le nom de son auteur. Plusieurs se relaient.',
    en: 'One quotation at a time, with its author’s picture and name. Several take turns.',
  },
  hydrate: 'intent',
  schema: group({
    title: heading({ recommendedLength: 50 }),
    testimonials: list(
      group(
        {
          text: translatable({
            label: { fr: 'Citation', en: 'Quotation' },
            hint: {
              fr: 'Avec ou sans guillemets ; un mot entre *astérisques* est mis en italique.',
              en: 'With or without quotation marks; a word between *asterisks* is set in italic.',
            },
            required: true,
            noun: { fr: 'une citation', en: 'a quotation' },
            recommendedLength: 160,
          }),
          authorImage: image({ label: { fr: 'Portrait', en: 'Portrait' }, decorative: true }),
          authorName: text({
            label: { fr: 'Nom', en: 'Name' },
            required: true,
            noun: { fr: 'un nom', en: 'a name' },
            recommendedLength: 26,
          }),
          authorRole: translatable({
            label: { fr: 'Fonction', en: 'Role' },
            hint: { fr: 'Comme : mariée à Baguida, 240 invités.', en: 'Such as: bride in Baguida, 240 guests.' },
            recommendedLength: 40,
          }),
        },
        { fr: 'Témoignage', en: 'Testimonial' },
      ),
      { label: { fr: 'Témoignages', en: 'Testimonials' }, required: true, max: 24 },
    ),
  }),
});
