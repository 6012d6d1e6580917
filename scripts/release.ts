import { readArguments } from './lib/arguments.mjs';
import { run, runNode } from './lib/run.mjs';
import { commandOf } from './lib/workspace.mjs';
import { buildPackages } from './packages/build.ts';
import { faultsOfTarballs, packPackages, tarballOf } from './packages/pack.ts';
import { manifestOf, published } from './packages/published.ts';

const usage = `Usage: npm run release -- [--dry-run]

Publishes the packages with the versions of their manifests: builds, packs and checks them, then publishes each tarball.
Versions that the registry already has are left out, so that a release that failed halfway can be repeated.
With --dry-run nothing is published, and the pending changes are listed.
Before a release: npm run changeset for each change, then npm run versions, which increases the versions and writes changelogs.`;

/**
 * Runs a step and prints its output.
 * @throws when the step fails.
 */
async function step(what: string, outcome: Promise<{ code: number }>): Promise<void> {
  console.log(`\n${what}`);
  const { code } = await outcome;
  if (code !== 0) throw new Error(`${what} failed`);
}

const usesShell = process.platform === 'win32';

/** Whether the registry has a version of a package. */
async function isPublished(name: string, version: string): Promise<boolean> {
  const args = ['view', `${name}@${version}`, 'version', '--loglevel=silent'];
  const { output } = await run('npm', args, { capture: true, shell: usesShell });
  return output.trim() === version;
}

async function main(): Promise<void> {
  const { 'dry-run': dry } = readArguments(usage, { options: { 'dry-run': { type: 'boolean' } } }).values;
  if (dry) await step('Pending changes', runNode([commandOf('@changesets/cli', 'changeset'), 'status']));
  console.log('\nBuilding, packing and checking the packages …');
  await buildPackages();
  await packPackages();
  const faults = await faultsOfTarballs();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const each of published) {
    const { name, version } = manifestOf(each);
    if (await isPublished(name, version)) {
      console.log(`\n${name} ${version} is already published.`);
      continue;
    }
    const args = [
      'publish',
      tarballOf(each.folder),
      '--access',
      'public',
      '--loglevel=error',
      ...(dry ? ['--dry-run'] : []),
    ];
    await step(`${name} ${version}`, run('npm', args, { shell: usesShell }));
  }
  console.log(dry ? '\nNothing was published.' : '\nPublished.');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
