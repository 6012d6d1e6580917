import { dayMilliseconds } from '@kermesse/api/schemas/common/durations';

/** The default time zone of programmes: that of Togo. */
export const homeZone = 'Africa/Lome';

/** Whether a text is the name of a time zone (`Africa/Lome`) that this runtime supports. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

/** The formats by time zone, cached because creating one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  formats.set(timeZone, format);
  return format;
}

/** Formats the offset of a time zone from UTC at a moment: `GMT`, `GMT+1`, `GMT-5:30`. */
function offsetText(moment: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/\+0$/, '') ?? 'GMT';
}

/** Returns the offset of a time zone from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const [sign, hours = 0, minutes = 0, seconds = 0] = offsetText(moment, timeZone)
    .slice(3)
    .split(/(?<=^.)|:/);
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -1 : 1) * size * 1000;
}

/**
 * Returns the moment of a date and a time (`2026-12-03`, `9:30`) in a time zone. For an hour that the clocks skip, it
 * is one hour later; for an hour that they repeat, it is the first one.
 */
export function momentOf(date: string, time: string, timeZone: string): Date {
  const localTime = Date.parse(`${date}T${time.padStart(5, '0')}:00Z`);
  const offsets = [offsetAt(localTime - dayMilliseconds, timeZone), offsetAt(localTime + dayMilliseconds, timeZone)];
  const candidates = offsets
    .map((offset) => localTime - offset)
    .filter((moment) => moment + offsetAt(moment, timeZone) === localTime);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : localTime - (offsets[0] ?? 0));
}

/** Formats the offsets of a time zone on some days: `GMT`, `GMT+5:30`, or `GMT+1 / GMT+2` if the clocks change. */
export function zoneLabels(dates: readonly string[], timeZone: string): string {
  const labels = dates.toSorted().map((date) => offsetText(Date.parse(`${date}T12:00:00Z`), timeZone));
  return [...new Set(labels)].join(' / ').replaceAll('-', '−');
}
