import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';
import { buildCode } from './build-code.ts';
import { buildTypes } from './build-types.ts';
import { publishedManifest } from './manifest.ts';
import { folderOf, published } from './published.ts';
import { writeTokens } from './tokens.ts';

/** Returns the packages that a code or declaration file imports: `@scope/name` or `name`. */
function importsOf(text: string): string[] {
  const imports = text.matchAll(
    /(?:^(?:import|export)\b[^;'"=]*\bfrom\s*|^import\s*|\bimport\(\s*)["']((?:@[\w.-]+\/)?[a-z][\w./-]*)["']/gm,
  );
  const found = [...imports].map(([, id = '']) => id);
  return found.map((id) => (id.startsWith('@') ? id.split('/').slice(0, 2).join('/') : (id.split('/', 1)[0] ?? id)));
}

/** Builds every package into its `dist`: code, declarations, files, manifest. */
export async function buildPackages(): Promise<void> {
  // Build JSX for production, even if a test runs this.
  process.env['NODE_ENV'] = 'production';
  for (const each of published) await buildCode(each);
  await buildTypes(published);
  for (const each of published) {
    const dist = join(folderOf(each), 'dist');
    const written = globSync('**/*.{js,d.ts}', { cwd: dist });
    const imported = new Set(written.flatMap((file) => importsOf(readFileSync(join(dist, file), 'utf8'))));
    for (const [name, from] of Object.entries(each.files ?? {}))
      cpSync(join(root, from), join(dist, name), { recursive: true });
    if (each.made) writeTokens(dist);
    for (const name of ['README.md', 'CHANGELOG.md']) {
      const file = join(folderOf(each), name);
      if (existsSync(file)) cpSync(file, join(dist, name));
    }
    writeFileSync(join(dist, 'package.json'), `${JSON.stringify(publishedManifest(each, imported), null, 2)}\n`);
  }
}
