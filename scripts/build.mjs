// `npm run build`: builds the app for browser and server, even if nothing has changed.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

if (!(await ensureInstalled())) process.exit(1);
const { ok, output } = await ensureBuilt({ force: !process.argv.includes('--if-changed') });
if (!ok) console.error(output);
process.exitCode = ok ? 0 : 1;
