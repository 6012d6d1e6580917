import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { end, type Running } from './process.ts';
import type { StoredResponses } from './response.ts';

/** Starts a plain server with these responses on a free local port. */
export async function startPlain(responses: StoredResponses): Promise<Running> {
  const program = fileURLToPath(new URL('./plain.ts', import.meta.url));
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(responses);
  const port = await Promise.race([
    once(child, 'message').then(([listening]) => listening as number),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`The plain server exited with code ${String(code)}`)),
    ),
  ]);
  return { origin: `http://localhost:${port}`, pid: child.pid ?? 0, stop: () => end(child) };
}
