import { fault, type Fault } from '../schema/faults.ts';

const unused = { fr: 'un numéro de jour qui ne sert qu’une fois', en: 'a day number that is used once' };
const known = { fr: 'le numéro d’un des jours', en: 'the number of one of the days' };

/** The numbers in a programme: those of its days, and those to which its activities refer. */
interface DayNumbers {
  schedule?: readonly { index: number }[];
  scheduleItems?: readonly { scheduleIndex: number }[];
}

/** Finds days of a programme that have the same number, and activities of a day that does not exist. */
export function checkDays({ schedule, scheduleItems = [] }: DayNumbers): Fault[] {
  // A missing list of days is a fault of its own.
  if (schedule === undefined) return [];
  const numbers = new Set<number>();
  const faults: Fault[] = [];
  schedule.forEach(({ index }, place) => {
    if (numbers.has(index)) faults.push(fault(['schedule', place, 'index'], unused, index, true, 'day-taken'));
    numbers.add(index);
  });
  scheduleItems.forEach(({ scheduleIndex: index }, place) => {
    if (!numbers.has(index))
      faults.push(fault(['scheduleItems', place, 'scheduleIndex'], known, index, true, 'day-unknown'));
  });
  return faults;
}
