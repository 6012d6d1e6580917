import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../packages/sections/src/sections/', import.meta.url);
const command = fileURLToPath(new URL('../../packages/server/src/commands/content/main.ts', import.meta.url));

/** The page that holds every section, and the one that holds none. */
export const everyPage = '/bench-every';
export const emptyPage = '/bench-empty';

interface Section {
  slug: string;
  pivot: { linkId: string };
  data: unknown;
}

async function typical(slug: string): Promise<Section> {
  const { examples } = (await import(new URL(`${slug}/examples.ts`, folder).href)) as {
    examples: { typical: { data: unknown } };
  };
  return { slug, pivot: { linkId: 'bench' }, data: examples.typical.data };
}

const page = (slug: string, sections: Section[]) => ({ slug, title: { fr: slug, en: slug }, sections });

/**
 * Imports pages to measure into a running site: one for each section, one with all, one empty.
 * @param data the data folder of the site
 * @returns the address of each section's page, by its slug
 * @throws with the output of a refused import.
 */
export async function importSectionPages(data: string): Promise<Record<string, string>> {
  const slugs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const sections = await Promise.all(slugs.map(typical));
  const pages = [
    page('bench-empty', []),
    page('bench-every', sections),
    ...sections.map((section) => page(`bench-${section.slug}`, [section])),
  ];
  const place = await mkdtemp(join(tmpdir(), 'kermesse-bench-pages-'));
  const file = join(place, 'pages.json');
  await writeFile(file, JSON.stringify({ pages }));
  const child = spawn(process.execPath, [command, 'import', file], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  await rm(place, { recursive: true, force: true });
  if (code !== 0) throw new Error(`the import of the pages was refused\n${output}`);
  return Object.fromEntries(slugs.map((slug) => [slug, `/bench-${slug}`]));
}
