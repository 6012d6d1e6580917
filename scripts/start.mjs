// Runs on the host's Node, so it must not need any dependency.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectEnvironment, projectNode, root } from './lib/workspace.mjs';

/**
 * Stops the server when the parent shell is gone. `npm start` runs this script in a shell, and a stopped shell does not
 * stop its children: the server would keep its port and its data folder.
 * @param {import('node:child_process').ChildProcess} server
 */
function stopWithParent(server) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, 250);
  server.once('exit', () => clearInterval(watch));
}

/** Starts the server, forwards signals to it and exits with its exit code. */
function serve() {
  const main = join(root, 'packages', 'server', 'src', 'main.ts');
  const server = spawn(projectNode, [main], {
    stdio: 'inherit',
    // From the second start on, Node loads its modules from the compile cache.
    env: projectEnvironment({
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'kermesse', 'compiled'),
    }),
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to the whole process group, so the server already has it; a second signal would exit at
      // once.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
    });
  }
  stopWithParent(server);
  server.once('error', (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  server.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
  });
}

readArguments(`Usage: npm start

Installs, builds and starts the site. It takes no arguments. Set environment variables instead, for example
PORT=4000 npm start. docs/configuration.md lists them.`);
if (!(await ensureInstalled())) process.exit(1);
const { ok, output } = await ensureBuilt();
if (ok) serve();
else {
  console.error(output);
  console.error('The site could not be built; see the lines above.');
  process.exitCode = 1;
}
