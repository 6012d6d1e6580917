import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, platform, release } from 'node:os';
import { fileURLToPath } from 'node:url';

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** Describes the environment of the measurement. */
export function circumstances(chromium: string) {
  const processors = cpus();
  return {
    at: new Date().toISOString(),
    commit: commit(),
    node: process.version,
    chromium,
    system: `${platform()} ${release()}`,
    processors: `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}`,
  };
}

/** Stores a run in `bench/results/`. Returns the file's path. */
export function save(results: object): string {
  const folder = new URL('../results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${new Date().toISOString().replace(/[:.]/g, '-')}.json`, folder);
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return fileURLToPath(file);
}
