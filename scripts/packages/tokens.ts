import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultBrand } from '../../packages/ui/src/theme/theme.ts';
import { tokenFiles, tokenValues } from '../../packages/ui/src/tokens/token-files.ts';

/** The design tokens as entries of `@kermesse/ui`. */
export const tokenEntries = {
  './tokens': { types: './tokens/tokens.d.ts', default: './tokens/tokens.js' },
  './tokens.css': './tokens/tokens.css',
  './tokens/light.json': './tokens/light.tokens.json',
  './tokens/dark.json': './tokens/dark.tokens.json',
} as const;

/** Writes the tokens of the default brand into the built package. */
export function writeTokens(dist: string): void {
  const values = JSON.stringify(tokenValues(defaultBrand), null, 2);
  const { 'tokens.ts': _, ...files } = tokenFiles(defaultBrand);
  const all = {
    ...files,
    'tokens.js': `export const tokens = ${values};\n`,
    // As a type, each value is a literal type.
    'tokens.d.ts': `export declare const tokens: ${values};\n`,
  };
  for (const [name, text] of Object.entries(all)) {
    const file = join(dist, 'tokens', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
