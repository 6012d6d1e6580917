import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { staleFiles, writeStaleFiles } from '../packages/api/src/generate-operations.ts';
import { configurationPage } from '../packages/server/src/platform/config/configuration-page.ts';
import { decisionsIndex } from './docs/decisions.ts';
import { getStartedPage } from './docs/get-started.ts';
import { currentRoutesIndex } from './lib/routes.ts';
import type { SectionDefinition } from '../packages/sections/src/schema/section.ts';

/**
 * Writes the indexes of sections, operations, routes and decisions, the page of settings, and the example files in “Get
 * started”: `npm run generate`; with `--check` only compares them. A section, an operation or a screen is added by
 * adding a folder; the indexes list the folders for Node, which has no glob imports.
 */
const root = new URL('../packages/sections/src/', import.meta.url);

const camel = (slug: string) => slug.replaceAll(/[-_]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const key = (slug: string) => (/^[a-z]+$/.test(slug) ? slug : `'${slug}'`);

const slugs = readdirSync(new URL('sections/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`sections/${entry.name}/section.ts`, root)))
  .map(({ name }) => name)
  .toSorted();

const heading = '// Made by `npm run generate` from the folders of `sections/`; not to be edited.';

function schemasIndex(): string {
  const imports = slugs.map((slug) => `import { section as ${camel(slug)} } from './sections/${slug}/section.ts';`);
  const entries = slugs.map((slug) => (camel(slug) === slug ? `  ${slug},` : `  ${key(slug)}: ${camel(slug)},`));
  return [
    heading,
    ...imports,
    "import type { Registry } from './page/registry.ts';",
    '',
    '/** All sections of the library, by slug. */',
    'export const registry = {',
    ...entries,
    '} satisfies Registry;',
    '',
  ].join('\n');
}

const sections = await Promise.all(
  slugs.map(async (slug) => {
    const module: unknown = await import(new URL(`sections/${slug}/section.ts`, root).href);
    return (module as { section: SectionDefinition }).section;
  }),
);

/** Returns the entry of one section, for apps that render it by itself. */
function standaloneEntry({ slug, description }: SectionDefinition): string {
  const name = camel(slug);
  return [
    heading,
    `import { section } from '../../sections/${slug}/section.ts';`,
    `import View from '../../sections/${slug}/View.tsx';`,
    "import { standalone } from '../standalone.tsx';",
    '',
    `/** ${description.en} */`,
    `export const ${name.charAt(0).toUpperCase()}${name.slice(1)} = standalone(section, View);`,
    '',
  ].join('\n');
}

/** Returns the properties of each section that the browser needs apart from its schema, which stays on the server. */
function traitsIndex(): string {
  const layouts = sections.flatMap(({ slug, layout }) => (layout ? [`  ${key(slug)}: '${layout}',`] : []));
  return [
    heading,
    "import type { HydrateWhen, SectionLayout } from '../schema/section.ts';",
    '',
    '/** When each section hydrates. */',
    'export const hydration: Readonly<Record<string, HydrateWhen>> = {',
    ...sections.map(({ slug, hydrate }) => `  ${key(slug)}: '${hydrate}',`),
    '};',
    '',
    '/** How sections lie on the page that are more than a part of its column. */',
    'export const layouts: Readonly<Record<string, SectionLayout>> = {',
    ...layouts,
    '};',
    '',
  ].join('\n');
}

/** Paths from the project's root, each with the content of the file. */
const generated: [string, string][] = [
  ['packages/sections/src/schemas.generated.ts', schemasIndex()],
  ['packages/sections/src/render/traits.generated.ts', traitsIndex()],
  ...sections.map((section): [string, string] => [
    `packages/sections/src/standalone/generated/${section.slug}.generated.tsx`,
    standaloneEntry(section),
  ]),
  ['packages/api/src/schemas/pages/routes.generated.ts', await currentRoutesIndex()],
  ['docs/configuration.md', configurationPage()],
  ['docs/decisions/README.md', decisionsIndex()],
  ['docs/get-started.md', getStartedPage()],
];

const inProject = (name: string) => new URL(`../${name}`, import.meta.url);
const stale = generated.filter(([name, wanted]) => {
  const file = inProject(name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== wanted;
});

if (process.argv.includes('--check')) {
  const files = [...stale.map(([name]) => name), ...staleFiles().map((name) => `packages/api/src/${name}`)];
  for (const file of files) process.stderr.write(`${file} is out of date: run \`npm run generate\`.\n`);
  process.exitCode = files.length === 0 ? 0 : 1;
} else {
  writeStaleFiles();
  for (const [name, wanted] of stale) writeFileSync(inProject(name), wanted);
}
