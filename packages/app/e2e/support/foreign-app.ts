import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run, runNode } from '../../../../scripts/lib/run.mjs';
import { root } from '../../../../scripts/lib/workspace.mjs';
import { freePort } from '../../../server/e2e/support/free-port.ts';

/** A copy of an example outside the repository, where no module of the workspace can be resolved by accident. */
export interface ForeignApp {
  folder: string;
  /**
   * Runs a command in the app's folder until it ends.
   * @throws with the command's output if it fails
   */
  command(name: string, ...args: string[]): Promise<void>;
  /** Starts the app's server with a script of one of its packages. Replaces `PORT` in the arguments. */
  start(script: string, ...args: string[]): Promise<{ origin: string; stop(): Promise<void> }>;
  remove(): void;
}

/**
 * Waits until a started server responds at its address.
 * @throws with the server's output if it exits first, or does not respond within two minutes
 */
async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server stopped at start:\n${output()}`);
    try {
      if ((await fetch(origin)).ok) return;
    } catch {
      // The server does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the server was not ready in two minutes:\n${output()}`);
}

/**
 * Builds, packs and checks the packages.
 * @throws with the findings of publint and Are the types wrong?
 */
export async function packPackages(): Promise<void> {
  const { code, output } = await runNode(['scripts/build-packages.ts', '--pack'], { capture: true });
  if (code !== 0) throw new Error(output);
}

/** Copies an example of `examples/` and places the packed tarballs where its package.json expects them. */
export function copyExample(name: string): ForeignApp {
  const place = mkdtempSync(join(tmpdir(), 'kermesse-foreign-'));
  const folder = join(place, 'examples', name);
  mkdirSync(dirname(folder), { recursive: true });
  const source = join(root, 'examples', name);
  const left = new Set(['node_modules', 'dist', '.next', 'public'].map((each) => join(source, each)));
  cpSync(source, folder, { recursive: true, filter: (path) => !left.has(path) });
  cpSync(join(root, 'dist', 'packages'), join(place, 'dist', 'packages'), { recursive: true });
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

  return {
    folder,
    async command(program, ...args) {
      const shell = process.platform === 'win32';
      const { code, output } = await run(program, args, { cwd: folder, capture: true, shell, env });
      if (code !== 0) throw new Error(`${[program, ...args].join(' ')} failed in examples/${name}:\n${output}`);
    },
    async start(script, ...args) {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const given = args.map((each) => (each === 'PORT' ? String(port) : each));
      const child = spawn(process.execPath, [join('node_modules', script), ...given], {
        cwd: folder,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await untilReady(origin, child, () => output);
      return {
        origin,
        async stop() {
          const ended = new Promise((resolve) => child.once('exit', resolve));
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    remove: () => rmSync(place, { recursive: true, force: true, maxRetries: 5 }),
  };
}
