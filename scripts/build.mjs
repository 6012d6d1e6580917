import { readArguments } from './lib/arguments.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

readArguments(`Usage: npm run build

Builds the app for browser and server, and the composer, even if nothing has changed.`);
if (!(await ensureInstalled())) process.exit(1);
const { ok, output } = await ensureBuilt({ force: true });
if (!ok) console.error(output);
process.exitCode = ok ? 0 : 1;
