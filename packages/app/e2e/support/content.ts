import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverFlags } from '../../../server/e2e/support/server-flags.ts';
import type { Site } from './site.ts';

const command = fileURLToPath(new URL('../../../server/src/commands/content/main.ts', import.meta.url));
const sections = new URL('../../../sections/src/sections/', import.meta.url);

/** Imports pages, and optionally a site configuration, through the command line, as editors do. */
export async function importPages(site: Pick<Site, 'data'>, pages: object[], configuration?: object): Promise<void> {
  if (site.data === undefined)
    throw new Error('Pages can only be imported into a site that the tests have started: unset E2E_ORIGIN.');
  const folder = await mkdtemp(join(tmpdir(), 'kermesse-pages-'));
  const file = join(folder, 'pages.json');
  await writeFile(file, JSON.stringify({ pages, ...(configuration === undefined ? {} : { site: configuration }) }));
  const child = spawn(process.execPath, [...serverFlags, command, 'import', file], {
    env: { ...process.env, DATA_DIR: site.data },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The content command rejected the import:\n${output}`);
}

type Examples = Record<string, { data: unknown; settings?: object }>;

/** Loads the examples of every section from the sections' folders. */
export async function examplesOfEverySection(): Promise<Record<string, Examples>> {
  const slugs = readdirSync(sections, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const entries = slugs.map(async ({ name }) => {
    const module = (await import(new URL(`${name}/examples.ts`, sections).href)) as { examples: Examples };
    return [name, module.examples] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
