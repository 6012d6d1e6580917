import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateFiles } from './generated/generate-files.ts';
import { isSlug, sectionFiles } from './scaffold/scaffold.ts';

/**
 * Creates a new section: `npm run new:section -- <slug>`. The section renders and has three examples, stories and texts
 * in both languages, ready to be filled in.
 */
const [slug = '', ...more] = process.argv.slice(2);

if (!isSlug(slug) || more.length > 0) {
  process.stderr.write(
    `'${[slug, ...more].join(' ')}' is no slug. Pass one in lower case, with hyphens, but no reserved word of JavaScript: npm run new:section -- photo-wall\n`,
  );
  process.exit(1);
}

const folder = new URL(`../packages/sections/src/sections/${slug}/`, import.meta.url);
if (existsSync(folder)) {
  process.stderr.write(`The section '${slug}' already exists: ${fileURLToPath(folder)}\n`);
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(sectionFiles(slug))) writeFileSync(new URL(name, folder), content);
await generateFiles({ check: false });
process.stdout.write(
  `Created packages/sections/src/sections/${slug}/. Fill in section.ts, examples.ts and View.tsx.\n`,
);
