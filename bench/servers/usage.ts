import { existsSync, readFileSync } from 'node:fs';

/** The milliseconds of a clock tick in `/proc`: Linux counts processor time in hundredths of a second. */
const tick = 10;

/** Returns the processor time of a process so far, in milliseconds; undefined on systems other than Linux. */
export function cpuTime(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const stat = readFileSync(file, 'utf8');
  // The process name, in brackets, may contain spaces. User and system time are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
