import { calendarOffer } from '../../calendar/address.ts';
import { checkDays } from '../../programme/check-days.ts';
import { eventPlace, programmeFields } from '../../programme/fields.ts';
import { buttonFields, description, heading } from '../../schema/common-fields.ts';
import { group } from '../../schema/schema.ts';
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
    title: heading({ required: true, recommendedLength: 50 }),
    subtitle: eventPlace,
    description: description(140),
    ...programmeFields,
    ...buttonFields(),
  }),
  check: checkDays,
  complete: calendarOffer,
});
