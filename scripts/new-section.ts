import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateFiles } from './generated/generate-files.ts';
import { readArguments, rejectArguments } from './lib/arguments.mjs';
import { isSlug, sectionFiles } from './scaffold/scaffold.ts';

const usage = `Usage: npm run new:section -- SLUG

Creates a section that renders, with three examples, stories and texts in both languages, ready to be filled in.
SLUG, such as photo-wall, is in lower case, with hyphens, and not a reserved word of JavaScript.`;

const [slug, ...more] = readArguments(usage, { allowPositionals: true }).positionals;
if (slug === undefined) rejectArguments(usage, 'SLUG is missing.');
if (!isSlug(slug) || more.length > 0) rejectArguments(usage, `'${[slug, ...more].join(' ')}' is not a valid slug.`);

const folder = new URL(`../packages/sections/src/sections/${slug}/`, import.meta.url);
if (existsSync(folder)) rejectArguments(usage, `The section '${slug}' already exists: ${fileURLToPath(folder)}`);

mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(sectionFiles(slug))) writeFileSync(new URL(name, folder), content);
await generateFiles({ check: false });
process.stdout.write(
  `Created packages/sections/src/sections/${slug}/. Fill in section.ts, examples.ts and View.tsx.\n`,
);
