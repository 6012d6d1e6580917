import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { documentedVariables } from '../../src/platform/config/environment.ts';
import { findLockHolder } from '../../src/platform/data-folder/folder-lock.ts';
import { productionVariables } from '../../src/testing/production.ts';
import { freePort } from './free-port.ts';
import { serverFlags } from './server-flags.ts';

const packageFolder = join(import.meta.dirname, '..', '..');

/** A process under test. */
export interface Run {
  child: ChildProcess;
  /** Returns everything that the process has written so far. */
  output(): string;
  /** The exit code, or the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals>;
  /** Resolves to the first match in the output; rejects when the process ends without one. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
}

/** The variables of the server, which a process must not inherit from this environment. */
const notInherited = new Set(documentedVariables().map(({ name }) => name));

interface RunOptions {
  args?: string[];
  /** The flags of Node.js. */
  flags?: string[];
  env?: Record<string, string>;
  cwd?: string;
}

/**
 * Runs a TypeScript file of this package. Adds the given environment variables to the system's.
 */
export function run(file: string, { args = [], flags = serverFlags, env = {}, cwd }: RunOptions = {}): Run {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !notInherited.has(name) && !name.startsWith('npm_') && !name.startsWith('VITE'),
  );
  const child = spawn(process.execPath, [...flags, join(packageFolder, file), ...args], {
    cwd,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      for (const look of listeners) look();
    });
  }
  let hasEnded = false;
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => {
      hasEnded = true;
      for (const look of listeners) look();
      resolve(code ?? signal ?? -1);
    });
  });
  const line = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(text);
        if (found === null && !hasEnded) return;
        listeners.delete(look);
        if (found === null) reject(new Error(`The process ended without ${pattern}:\n${text}`));
        else resolve(found);
      };
      listeners.add(look);
      look();
    });
  return { child, output: () => text, ended, line };
}

/** A running server. */
export interface Server extends Run {
  url: string;
}

/**
 * Starts the server on a free port and waits until it listens: in production mode with the demo content, or with
 * `NODE_ENV: 'development'` in development mode.
 * @param options.program another entry point than the server's own, which a test controls
 */
export async function startServer(
  folder: string,
  env: Record<string, string> = {},
  { program = 'src/main.ts', flags = serverFlags } = {},
): Promise<Server> {
  const port = String(await freePort());
  const production =
    env['NODE_ENV'] === 'development' ? {} : { ...productionVariables(`http://localhost:${port}`), DEMO: '1' };
  const server = run(program, { flags, env: { DATA_DIR: folder, PORT: port, ...production, ...env } });
  const [, url = ''] = await server.line(/The site is at (\S+)/);
  return { ...server, url };
}

/** Runs the content command to its end. */
export async function content(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | string; output: string }> {
  const command = run('src/commands/content/main.ts', { args, env: { DATA_DIR: folder, ...env } });
  const code = await command.ended;
  return { code, output: command.output() };
}

/**
 * Sends a request to the control server of the server that runs on a data folder, as commands do, but without starting
 * a process. With a body it is a POST.
 */
export async function control(folder: string, path: string, body?: object): Promise<Response> {
  const target = (await findLockHolder(folder))?.control;
  if (target === undefined) throw new Error(`No server runs on the data folder ${folder}.`);
  const headers = { authorization: `Bearer ${target.key}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return fetch(`http://127.0.0.1:${target.port}${path}`, { ...sent, headers });
}

/** Ends a process with SIGTERM, and with SIGKILL after ten seconds. */
export async function end({ child, ended }: Pick<Run, 'child' | 'ended'>): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}

/**
 * Kills a process with SIGKILL and waits for its end. Unlike a power failure, this keeps what the process has written
 * without flushing it to disk.
 */
export async function kill({ child, ended }: Run): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}
