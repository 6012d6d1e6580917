import { parseArgs } from 'node:util';
import { buildPackages } from './packages/build.ts';
import { faultsOfTarballs, packPackages } from './packages/pack.ts';

const usage = `Usage: npm run build:packages -- [--pack]

Builds the published packages, each into its dist folder.
With --pack, also packs them into dist/packages and checks the tarballs.`;

const { values } = parseArgs({ options: { pack: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help) {
  console.log(usage);
} else {
  await buildPackages();
  if (values.pack) await packPackages();
  const faults = values.pack ? await faultsOfTarballs() : [];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
