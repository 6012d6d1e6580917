import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { checkDocument } from '../content/bundle.ts';
import { writeBundle } from '../content/store.ts';

const readJsonFile = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads the demo content as a bundle. */
export function readDemo(folder: string): { site: unknown; pages: unknown[] } {
  const pagesFolder = join(folder, 'pages');
  const pages = readdirSync(pagesFolder)
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  return {
    site: readJsonFile(join(folder, 'site.json')),
    pages: pages.map((name) => readJsonFile(join(pagesFolder, name))),
  };
}

/**
 * Imports the demo content into a site that has never had any content, in one transaction.
 * @returns whether it imported anything.
 */
export async function seedDemo(db: Database, folder: string): Promise<boolean> {
  const { bundle } = checkDocument(readDemo(folder));
  const { site, pages } = await writeBundle(db, bundle, { onlyFirst: true });
  return site || pages.length > 0;
}
