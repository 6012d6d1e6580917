import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server under measurement. */
export interface Running {
  /** Scheme, host and port. */
  origin: string;
  /** The process id. */
  pid: number;
  stop: () => Promise<void>;
}

const killDelay = 10_000;

/** Terminates a process and waits for its end; kills it after ten seconds. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), killDelay);
  await exit;
  clearTimeout(timer);
}
