import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliases, cuts, latinCharacters, latinExtCharacters, sampleText } from './recipe.ts';

/**
 * Returns a hash of everything that the built fonts depend on: the recipe and the source files in `modules`
 * (node_modules).
 */
export function fingerprint(modules: string): string {
  const hash = createHash('sha256').update(
    JSON.stringify([cuts, aliases, latinCharacters, latinExtCharacters, sampleText]),
  );
  for (const { source, style } of cuts) {
    for (const name of [source.latin, source.latinExt])
      hash.update(readFileSync(join(modules, source.folder, `${name}-${style}.woff2`)));
  }
  return hash.digest('hex').slice(0, 16);
}
