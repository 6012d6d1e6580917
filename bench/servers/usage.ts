import { existsSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const tick = 10;

/** The processor time that a process has used so far, in milliseconds; undefined where the system does not tell (Linux does). */
export function cpuTime(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const stat = readFileSync(file, 'utf8');
  // The name, in brackets, may hold spaces; user and system time are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** What a process has in memory now, in bytes; NaN where the system does not tell (Linux does). */
export function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  const [, kB = 'NaN'] = (existsSync(file) && /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))) || [];
  return Number(kB) * 1024;
}
