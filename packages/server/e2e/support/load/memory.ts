import { existsSync, readFileSync } from 'node:fs';

/** Returns the resident memory of a process in bytes; NaN on systems other than Linux. */
export function residentBytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  const [, kilobytes] = (existsSync(file) && /VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))) || [];
  return Number(kilobytes) * 1024;
}

/** Samples a process's memory every 20 ms until the work is done; returns the peak in bytes. */
export async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = residentBytes(pid);
  const timer = setInterval(() => (peak = Math.max(peak, residentBytes(pid))), 20);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.max(peak, residentBytes(pid));
}
