import { calendarOffer } from '../../calendar/address.ts';
import { checkDays } from '../../programme/check-days.ts';
import { eventPlace, programmeFields } from '../../programme/fields.ts';
import { buttonFields, description, heading } from '../../schema/common-fields.ts';
import { group, image } from '../../schema/schema.ts';
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
    title: heading({ required: true, recommendedLength: 40 }),
    subtitle: eventPlace,
    description: description(80),
    image: image({ label: { fr: 'Couverture', en: 'Cover' }, decorative: true }),
    ...programmeFields,
    ...buttonFields(),
  }),
  check: checkDays,
  complete: calendarOffer,
});
