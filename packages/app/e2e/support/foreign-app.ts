import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run, runNode } from '../../../../scripts/lib/run.mjs';
import { root } from '../../../../scripts/lib/workspace.mjs';
import { freePort, untilReady } from './site.ts';

/** A copy of an example outside of the repository, where nothing of the workspace can be found by accident. */
export interface ForeignApp {
  folder: string;
  /** Runs a command in it to its end; throws what it says when it fails. */
  command(name: string, ...args: string[]): Promise<void>;
  /** Starts its server by a script of one of its packages; `PORT` in the arguments becomes the port. */
  start(script: string, ...args: string[]): Promise<{ origin: string; stop(): Promise<void> }>;
  remove(): void;
}

/** Builds, packs and checks the packages; throws what publint or Are the types wrong? has found. */
export async function packPackages(): Promise<void> {
  const { code, output } = await runNode(['scripts/build-packages.ts', '--pack'], { capture: true });
  if (code !== 0) throw new Error(output);
}

/** Copies an example of `examples/` with the packed tarballs beside it, as its package.json expects them. */
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
