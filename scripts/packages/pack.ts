import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, runNode } from '../lib/run.mjs';
import { commandOf, root } from '../lib/workspace.mjs';
import { folderOf, manifestOf, published } from './published.ts';

/** The folder of the tarballs, which are named without a version: `kermesse-ui.tgz`. */
const tarballs = join(root, 'dist', 'packages');

/** Returns the tarball of a package by its folder. */
export const tarballOf = (folder: string): string => join(tarballs, `kermesse-${folder}.tgz`);

/**
 * Packs the built packages as they would be published.
 * @throws an error with npm's output.
 */
export async function packPackages(): Promise<void> {
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  for (const each of published) {
    const args = ['pack', join(folderOf(each), 'dist'), '--pack-destination', tarballs, '--loglevel=error'];
    const { code, output } = await run('npm', args, { capture: true, shell: process.platform === 'win32' });
    if (code !== 0) throw new Error(output);
    renameSync(join(tarballs, `kermesse-${each.folder}-${manifestOf(each).version}.tgz`), tarballOf(each.folder));
  }
}

/** Packages contain only ES modules; a style sheet has no types. */
const options = ['--profile', 'esm-only', '--no-emoji', '--no-color', '--exclude-entrypoints', './tokens.css'];

/**
 * Checks the tarballs as users of the registry see them: publint checks the manifest and its files, Are the types
 * wrong? checks the types of every entry.
 *
 * @returns the faults by package; empty if there are none
 */
export async function faultsOfTarballs(): Promise<string[]> {
  const faults: string[] = [];
  for (const { folder } of published) {
    const checks = [
      [commandOf('publint'), 'run', tarballOf(folder), '--strict'],
      [commandOf('@arethetypeswrong/cli', 'attw'), tarballOf(folder), ...options],
    ];
    for (const args of checks) {
      const { code, output } = await runNode(args, { capture: true });
      if (code !== 0) faults.push(`@kermesse/${folder}\n${output}`);
    }
  }
  return faults;
}
