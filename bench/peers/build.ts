import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectEnvironment } from '../../scripts/lib/workspace.mjs';
import { responsesOf } from '../servers/files.ts';
import type { StoredResponses } from '../servers/response.ts';
import { readStaticPage, type StaticPage } from '../static-page.ts';
import { components, headToJsx, toAstro, toJsx } from './parts.ts';

/** The frameworks that the home page is also built with, and the folders of their output. */
export const peers = { astro: 'dist', next: 'out' } as const;
export type Peer = keyof typeof peers;

const run = promisify(execFile);
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const theme = "var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t";

const imports = (from: string) =>
  components.map((name) => `import { ${name} } from '${from}/shared/${name}.tsx';\n`).join('');

/** The source files of the page in each framework. */
const sources: Record<Peer, (page: StaticPage) => Record<string, string>> = {
  astro: ({ language, head, body }) => ({
    'src/pages/index.astro': `---\nimport '../../page.css';\n${imports('../..')}---
<!doctype html><html lang="${language}"><head>${head}<script is:inline>${theme}</script></head><body>${toAstro(body)}</body></html>`,
  }),
  next: ({ language, head, body }) => ({
    'app/layout.tsx': `import '../page.css';
export default function Layout({ children }) {
  return <html lang="${language}" suppressHydrationWarning><head>${headToJsx(head)}<script dangerouslySetInnerHTML={{ __html: ${JSON.stringify(theme)} }} /></head><body>{children}</body></html>;
}`,
    'app/page.tsx': `${imports('..')}
export default function Home() {
  return <>${toJsx(body)}</>;
}`,
  }),
};

/**
 * Builds the home page with Astro or Next.js, in a temporary folder with packages from npm.
 *
 * @param html the site's HTML of the page, which the sources are made from
 * @param files the other files of the page, such as pictures and fonts
 * @returns the built files together with these, by their paths
 */
export async function buildPeer(peer: Peer, html: string, files: StoredResponses): Promise<StoredResponses> {
  const folder = await mkdtemp(join(tmpdir(), `kermesse-bench-${peer}-`));
  try {
    const page = readStaticPage(html);
    await cp(here(peer), folder, { recursive: true });
    await cp(here('shared'), join(folder, 'shared'), { recursive: true });
    await writeFile(join(folder, 'page.css'), page.styles);
    for (const [name, text] of Object.entries(sources[peer](page))) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const env = projectEnvironment({
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    });
    const npm = (...args: string[]) => run('npm', args, { cwd: folder, env, maxBuffer: 1e8 });
    await npm('install', '--no-audit', '--no-fund', '--loglevel=error');
    await npm('run', 'build');
    const built = responsesOf(join(folder, peers[peer]));
    const index = built.get('/index.html');
    if (index === undefined) throw new Error(`${peer} built no index.html`);
    return new Map([...files, ...built, ['/', index]]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
