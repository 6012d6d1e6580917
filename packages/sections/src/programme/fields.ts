import * as z from 'zod';
import { homeZone, isTimeZone } from '../calendar/zone.ts';
import { describe } from '../schema/meta.ts';
import { date, group, list, number, time, translatable } from '../schema/schema.ts';

/** A time zone by its IANA name. */
const timeZone = describe(z.string().refine(isTimeZone).optional(), {
  kind: 'text',
  label: { fr: 'Fuseau horaire', en: 'Time zone' },
  hint: {
    fr: `Le fuseau des heures du programme. Par défaut : ${homeZone}.`,
    en: `The time zone of the programme. Default: ${homeZone}.`,
  },
  required: false,
  format: 'timeZone',
  expected: { fr: 'un fuseau horaire, comme Africa/Lome', en: 'a time zone, such as Africa/Lome' },
});

/** The field `subtitle` of a section with a programme: the line above its title, and the location in calendars. */
export const eventPlace = translatable({
  label: { fr: 'Lieu', en: 'Place' },
  hint: { fr: 'Au-dessus du titre et dans les calendriers.', en: 'Above the title and in calendars.' },
  recommendedLength: 40,
});

/** The fields of a programme: its days, and the activities, which refer to them by the day's number. */
export const programmeFields = {
  schedule: list(
    group(
      {
        index: number({
          label: { fr: 'Numéro du jour', en: 'Day number' },
          hint: { fr: 'Les activités s’y rattachent.', en: 'Activities refer to it.' },
          required: true,
          noun: { fr: 'un numéro de jour', en: 'a day number' },
          whole: true,
          identifies: true,
        }),
        date: date({ label: { fr: 'Date', en: 'Date' }, required: true, noun: { fr: 'une date', en: 'a date' } }),
      },
      { fr: 'Jour', en: 'Day' },
    ),
    { label: { fr: 'Jours', en: 'Days' }, required: true, max: 14 },
  ),
  scheduleItems: list(
    group(
      {
        scheduleIndex: number({
          label: { fr: 'Jour', en: 'Day' },
          required: true,
          noun: { fr: 'un jour', en: 'a day' },
          whole: true,
          refersTo: 'schedule',
        }),
        time: time({ label: { fr: 'Heure', en: 'Time' }, required: true, noun: { fr: 'une heure', en: 'a time' } }),
        activity: translatable({
          label: { fr: 'Activité', en: 'Activity' },
          required: true,
          noun: { fr: 'un nom', en: 'a name' },
          recommendedLength: 40,
        }),
        description: translatable({ label: { fr: 'Description', en: 'Description' }, recommendedLength: 80 }),
        place: translatable({ label: { fr: 'Salle', en: 'Room' }, recommendedLength: 20 }),
      },
      { fr: 'Activité', en: 'Activity' },
    ),
    { label: { fr: 'Activités', en: 'Activities' } },
  ),
  timeZone,
};
