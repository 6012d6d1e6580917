import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { end } from '../../packages/server/e2e/support/processes.ts';
import type { StoredResponses } from './response.ts';

/** A server under measurement. */
export interface Running {
  /** Scheme, host and port. */
  origin: string;
  /** The process id. */
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a plain server with these responses on a free local port. */
export async function startPlain(responses: StoredResponses): Promise<Running> {
  const program = fileURLToPath(new URL('./plain.ts', import.meta.url));
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit').then(([code]) => code as number);
  child.send(responses);
  const port = await Promise.race([
    once(child, 'message').then(([listening]) => listening as number),
    ended.then((code) => Promise.reject(new Error(`The plain server exited with code ${code}`))),
  ]);
  return { origin: `http://localhost:${port}`, pid: child.pid ?? 0, stop: () => end({ child, ended }) };
}
