import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Copies the flags of all countries to the public files, for the phone fields:
 * `npx node scripts/assets/build-flags.ts`.
 */
const flows = createRequire(new URL('../../packages/flows/package.json', import.meta.url));
const flags = join(dirname(flows.resolve('country-flag-icons/package.json')), '3x2');
const target = join(import.meta.dirname, '../../packages/app/public/flags');

mkdirSync(target, { recursive: true });
for (const file of readdirSync(flags))
  if (/^[A-Z]{2}\.svg$/.test(file)) copyFileSync(join(flags, file), join(target, file));
