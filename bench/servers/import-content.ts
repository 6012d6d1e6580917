import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../packages/server/src/commands/content/main.ts', import.meta.url));

/**
 * Imports pages, and optionally a site configuration, into a running site.
 *
 * @param data the data folder of the site
 * @throws an error with the output when the import is rejected.
 */
export async function importContent(data: string, content: { pages: object[]; site?: object }): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'kermesse-bench-pages-'));
  const file = join(place, 'pages.json');
  await writeFile(file, JSON.stringify(content));
  const child = spawn(process.execPath, [command, 'import', file], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  await rm(place, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The import of the pages failed:\n${output}`);
}
