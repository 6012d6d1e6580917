import type { Words } from '../schema/locale.ts';

/** Creates an activity of an example, on the day with this number. */
export const exampleActivity = (scheduleIndex: number, time: string, activity: Words, place?: string | Words) => ({
  scheduleIndex,
  time,
  activity,
  ...(place && { place }),
});

/** An activity with long texts. */
export const longActivity = {
  time: '8:00',
  activity: {
    fr: 'Accueil des délégations, remise des badges, des cartons d’invitation et des programmes imprimés',
    en: 'Welcome of the delegations with badges, invitation cards and printed programmes',
  },
  description: {
    fr: 'Une collation est servie sous la grande tente par les traiteurs de Kpalimé, d’Atakpamé, de Sokodé et de Dapaong.',
    en: 'Refreshments are served in the big tent by the caterers of Kpalimé, Atakpamé, Sokodé and Dapaong.',
  },
  place: { fr: 'Esplanade de la Présidence, entrée nord', en: 'Presidency esplanade, north entrance' },
};

/** A programme of one activity. */
export const shortProgramme = {
  title: { fr: 'Portes ouvertes', en: 'Open day' },
  schedule: [{ index: 1, date: '2027-01-16' }],
  scheduleItems: [exampleActivity(1, '15:00', { fr: 'Visite des jardins', en: 'Tour of the gardens' })],
};

/** A programme whose first day has no activities. */
export const programmeWithEmptyDay = {
  title: { fr: 'Nuit des traiteurs', en: 'The caterers’ night' },
  schedule: [
    { index: 1, date: '2027-02-12' },
    { index: 2, date: '2027-02-13' },
  ],
  scheduleItems: [exampleActivity(2, '19:00', { fr: 'Ouverture des cuisines', en: 'Kitchens open' })],
};
