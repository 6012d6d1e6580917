import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in bytes. Linux only. */
export function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
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
