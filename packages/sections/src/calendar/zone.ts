/** The time zone of programmes that name none: Togo's. */
export const homeZone = 'Africa/Lome';

/** Whether a text names a time zone (`Africa/Lome`), as far as this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /^[A-Za-z]/.test(name)
    );
  } catch {
    return false;
  }
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
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
 * The moment at which the clocks of a zone show a date and a time (`2026-12-03`, `9:30`). An hour that clocks skip is
 * the one after it; of an hour that they show twice it is the first.
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

/** A zone as people read it, on a day: `GMT`, `GMT+1`, `GMT+5:30`. */
export function zoneLabel(date: string, timeZone: string): string {
  const minutes = Math.round(offsetAt(Date.parse(`${date}T12:00:00Z`), timeZone) / 60_000);
  if (minutes === 0) return 'GMT';
  const ahead = Math.abs(minutes);
  const rest = ahead % 60 === 0 ? '' : `:${String(ahead % 60).padStart(2, '0')}`;
  return `GMT${minutes > 0 ? '+' : '−'}${Math.floor(ahead / 60)}${rest}`;
}
