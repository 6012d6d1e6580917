import { readArguments } from './lib/arguments.mjs';
import { buildPackages } from './packages/build.ts';
import { faultsOfTarballs, packPackages } from './packages/pack.ts';

const usage = `Usage: npm run build:packages -- [--pack]

Builds the published packages, each into its dist folder.
With --pack, also packs them into dist/packages and checks the tarballs.`;

const { pack } = readArguments(usage, { options: { pack: { type: 'boolean' } } }).values;
await buildPackages();
if (pack) await packPackages();
const faults = pack ? await faultsOfTarballs() : [];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
