import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server under measurement. */
export interface Running {
  /** Scheme, host and port. */
  origin: string;
  /** Its process. */
  pid: number;
  stop: () => Promise<void>;
}

const patience = 10_000;

/** Asks a process to end and waits until it has; after ten seconds it is made to. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await exit;
  clearTimeout(timer);
}
