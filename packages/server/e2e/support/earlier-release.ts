import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from './folders.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

/**
 * Unpacks the code of an earlier release and links the currently installed packages and the current build of the app,
 * so that its server runs. The workspace packages are those of the release.
 *
 * @param commit the release; the repository must contain its history
 * @returns the folder of its server
 */
export function unpackRelease(commit: string): string {
  const folder = emptyFolder();
  const archive = join(folder, 'release.tar');
  writeFileSync(archive, execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 }));
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@kermesse'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@kermesse') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@kermesse', name));
  const dist = join(folder, 'packages', 'app', 'dist');
  if (!existsSync(dist)) symlinkSync(join(root, 'packages', 'app', 'dist'), dist);
  return join(folder, 'packages', 'server');
}
