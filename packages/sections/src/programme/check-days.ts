import { fault, type Fault, type PathKey } from '../schema/faults.ts';
import { isRecord, parseJsonText } from '../schema/json.ts';

const uniqueNumber = { fr: 'un numéro de jour qui ne sert qu’une fois', en: 'a day number that is used once' };
const existingNumber = { fr: 'le numéro d’un des jours', en: 'the number of one of the days' };

/** Returns the numbers in a list that may be invalid, each with its path. Other faults concern missing numbers. */
function numbersIn(value: unknown, list: string, key: string): { keys: PathKey[]; number: number }[] {
  const items = parseJsonText(value);
  return (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
    const raw = isRecord(item) ? item[key] : undefined;
    const number = typeof raw === 'number' || (typeof raw === 'string' && raw.trim() !== '') ? Number(raw) : NaN;
    return Number.isNaN(number) ? [] : [{ keys: [list, index, key], number }];
  });
}

/** Finds days of a programme that have the same number, and activities of a day that does not exist. */
export function checkDays({ schedule, scheduleItems }: Readonly<Record<string, unknown>>): Fault[] {
  const days = numbersIn(schedule, 'schedule', 'index');
  const numbers = new Set<number>();
  const repeated = days.filter(({ number }) => numbers.size === numbers.add(number).size);
  // Without any day, their list is at fault.
  const activities = days.length === 0 ? [] : numbersIn(scheduleItems, 'scheduleItems', 'scheduleIndex');
  return [
    ...repeated.map(({ keys, number }) => fault(keys, uniqueNumber, number, { kept: true, code: 'day-taken' })),
    ...activities
      .filter(({ number }) => !numbers.has(number))
      .map(({ keys, number }) => fault(keys, existingNumber, number, { kept: true, code: 'day-unknown' })),
  ];
}
