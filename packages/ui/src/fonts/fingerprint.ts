import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliases, siteFonts, latinCharacters, latinExtCharacters, sampleText } from './site-fonts.ts';

/**
 * Returns a hash of everything that the built fonts depend on: their definitions and the source files in `modules`
 * (node_modules).
 */
export function fingerprint(modules: string): string {
  const hash = createHash('sha256').update(
    JSON.stringify([siteFonts, aliases, latinCharacters, latinExtCharacters, sampleText]),
  );
  for (const { source, style } of siteFonts) {
    for (const name of [source.latin, source.latinExt])
      hash.update(readFileSync(join(modules, source.folder, `${name}-${style}.woff2`)));
  }
  return hash.digest('hex').slice(0, 16);
}
