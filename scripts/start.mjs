// `npm start`: everything from nothing to a site that answers. Runs on the host's Node, so it needs no dependency.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectEnvironment, projectNode, root } from './lib/workspace.mjs';

/**
 * `npm start` runs this script in a shell, and a shell that is stopped does not stop its children. So when the shell
 * has gone, the server is asked to stop too; otherwise it would hold its port and its data folder unseen.
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

/** Starts the server, hands signals on to it and leaves as it leaves. */
function serve() {
  const main = join(root, 'packages', 'server', 'src', 'main.ts');
  const server = spawn(projectNode, [main, ...process.argv.slice(2)], {
    stdio: 'inherit',
    // From the second start on, its modules are compiled already.
    env: projectEnvironment({
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'kermesse', 'compiled'),
    }),
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal gives Ctrl+C to the whole group, so the server has it already; twice would mean "at once".
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

if (!(await ensureInstalled())) process.exit(1);
const { ok, output } = await ensureBuilt();
if (ok) serve();
else {
  console.error(output);
  console.error('The site could not be built; the lines above say why.');
  process.exitCode = 1;
}
