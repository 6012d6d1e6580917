import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectEnvironment } from '../../scripts/lib/workspace.mjs';
import type { Answers } from '../servers/answer.ts';
import { answersOf } from '../servers/files.ts';
import { chosenColorCss } from '../static-page/colors.ts';
import { homeContent } from '../static-page/content.ts';
import { pageStyles } from '../static-page/page.ts';
import { peerContent } from './content.ts';

/** What the home page is built with besides, and the folder of the built files. */
export const peers = { astro: 'dist', next: 'out' } as const;
export type Peer = keyof typeof peers;

const run = promisify(execFile);
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Builds the home page with Astro or Next.js, in a temporary folder with packages from npm.
 *
 * @param files what the page finds beside it, such as pictures and fonts
 * @returns its files with these, by their paths
 */
export async function buildPeer(peer: Peer, files: Answers): Promise<Answers> {
  const folder = await mkdtemp(join(tmpdir(), `kermesse-bench-${peer}-`));
  try {
    const home = homeContent();
    await cp(here(peer), folder, { recursive: true });
    await cp(here('shared'), join(folder, 'shared'), { recursive: true });
    const more = await readFile(here('shared/peers.css'), 'utf8');
    await writeFile(join(folder, 'page.css'), pageStyles(home.site) + chosenColorCss(home.site.colors) + more);
    await writeFile(join(folder, 'content.json'), JSON.stringify(peerContent(home)));
    const env = projectEnvironment({
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    });
    const npm = (...args: string[]) => run('npm', args, { cwd: folder, env, maxBuffer: 1e8 });
    await npm('install', '--no-audit', '--no-fund', '--loglevel=error');
    await npm('run', 'build');
    const built = answersOf(join(folder, peers[peer]));
    const page = built.get('/index.html');
    if (page === undefined) throw new Error(`${peer} made no page`);
    return new Map([...files, ...built, ['/', page]]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
