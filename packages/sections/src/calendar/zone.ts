/** The default time zone of programmes: that of Togo. */
export const homeZone = 'Africa/Lome';

/** Whether a text is the name of a time zone (`Africa/Lome`) that this runtime supports. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /^[A-Za-z]/.test(name)
    );
  } catch {
    return false;
  }
}

/** Returns the offset of a time zone from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/**
 * Returns the moment of a date and a time (`2026-12-03`, `9:30`) in a time zone. For an hour that the clocks skip, it
 * is one hour later; for an hour that they repeat, it is the first one.
 */
export function momentOf(date: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${date}T${time.padStart(5, '0')}:00Z`);
  const day = 86_400_000;
  const offsets = [offsetAt(shown - day, timeZone), offsetAt(shown + day, timeZone)];
  const candidates = offsets
    .map((offset) => shown - offset)
    .filter((moment) => moment + offsetAt(moment, timeZone) === shown);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : shown - (offsets[0] ?? 0));
}

/** Formats the offset of a time zone on a day: `GMT`, `GMT+1`, `GMT+5:30`. */
export function zoneLabel(date: string, timeZone: string): string {
  const minutes = Math.round(offsetAt(Date.parse(`${date}T12:00:00Z`), timeZone) / 60_000);
  if (minutes === 0) return 'GMT';
  const ahead = Math.abs(minutes);
  const rest = ahead % 60 === 0 ? '' : `:${String(ahead % 60).padStart(2, '0')}`;
  return `GMT${minutes > 0 ? '+' : '−'}${Math.floor(ahead / 60)}${rest}`;
}
