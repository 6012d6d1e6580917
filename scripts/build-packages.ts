import { parseArgs } from 'node:util';
import { buildPackages } from './packages/build.ts';
import { faultsOfTarballs, packPackages } from './packages/pack.ts';

const usage = `Usage: npm run build:packages -- [--pack]

Builds the packages that leave the monorepo, each into its dist, as they are published.
With --pack they are packed into dist/packages as well, and the tarballs are checked.`;

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
