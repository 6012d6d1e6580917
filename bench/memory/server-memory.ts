import { existsSync, readFileSync } from 'node:fs';

/** What a process has in memory now, in bytes; NaN where the system does not tell (Linux does). */
export function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  const [, kB = 'NaN'] = (existsSync(file) && /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))) || [];
  return Number(kB) * 1024;
}
