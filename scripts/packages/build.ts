import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';
import { buildCode } from './build-code.ts';
import { buildTypes } from './build-types.ts';
import { publishedManifest } from './manifest.ts';
import { entriesOf, folderOf, published } from './published.ts';
import { writeTokens } from './tokens.ts';

/** Returns what a code or declaration file imports from packages: `@scope/name/entry` or `name`. */
function importsOf(text: string): string[] {
  const imports = text.matchAll(
    /(?:^(?:import|export)\b[^;'"=]*\bfrom\s*|^import\s*|\bimport\(\s*)["']((?:@[\w.-]+\/)?[a-z][\w./-]*)["']/gm,
  );
  return [...imports].map(([, id = '']) => id);
}

/** Returns the package of an import: `@scope/name` or `name`. */
const packageOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns all published entries: `@kermesse/ui/Button`. */
const publishedEntries = (): Set<string> =>
  new Set(
    published.flatMap((each) =>
      Object.keys({ ...entriesOf(each), ...each.made }).map((entry) => `@kermesse/${each.folder}${entry.slice(1)}`),
    ),
  );

/**
 * Builds every package into its `dist`: code, declarations, files, manifest.
 * @throws an error if a package imports an entry that is not published.
 */
export async function buildPackages(): Promise<void> {
  // Build JSX for production, even if a test runs this.
  process.env['NODE_ENV'] = 'production';
  for (const each of published) await buildCode(each);
  await buildTypes(published);
  const entries = publishedEntries();
  for (const each of published) {
    const dist = join(folderOf(each), 'dist');
    const written = globSync('**/*.{js,d.ts}', { cwd: dist });
    const imported = new Set(written.flatMap((file) => importsOf(readFileSync(join(dist, file), 'utf8'))));
    const missing = [...imported].filter((id) => id.startsWith('@kermesse/') && !entries.has(id));
    if (missing.length > 0)
      throw new Error(
        `packages/${each.folder} imports ${missing.join(', ')}, which published.ts excludes as internal. Publish it.`,
      );
    for (const [name, from] of Object.entries(each.files ?? {}))
      cpSync(join(root, from), join(dist, name), { recursive: true });
    if (each.made) writeTokens(dist);
    for (const name of ['README.md', 'CHANGELOG.md']) {
      const file = join(folderOf(each), name);
      if (existsSync(file)) cpSync(file, join(dist, name));
    }
    writeFileSync(
      join(dist, 'package.json'),
      `${JSON.stringify(publishedManifest(each, new Set([...imported].map(packageOf))), null, 2)}\n`,
    );
  }
}
