import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isSlug, sectionFiles } from './scaffold/scaffold.ts';

/**
 * Makes the folder of a new section: `npm run new:section -- <slug>`. It renders, has its three examples, its stories
 * and its words in both languages; from there on it is filled in.
 */
const slug = process.argv[2] ?? '';

if (!isSlug(slug)) {
  process.stderr.write(
    'Give the slug of the new section in lower case, with hyphens: npm run new:section -- photo-wall\n',
  );
  process.exit(1);
}

const folder = new URL(`../packages/sections/src/sections/${slug}/`, import.meta.url);
if (existsSync(folder)) {
  process.stderr.write(`There is a section '${slug}' already: ${fileURLToPath(folder)}\n`);
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(sectionFiles(slug))) writeFileSync(new URL(name, folder), content);
await import('./generate.ts');
process.stdout.write(
  `packages/sections/src/sections/${slug}/ is ready: fill in section.ts, examples.ts and View.tsx.\n`,
);
