import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultBrand } from '../packages/ui/src/theme/theme.ts';
import { tokenFiles } from '../packages/ui/src/tokens/token-files.ts';
import { readOptions } from './lib/options.ts';

const usage = `Usage: npm run tokens -- [--primary HEX] [--secondary HEX] [--accent HEX] [--out FOLDER]

Writes the design tokens of a brand as CSS, TypeScript and JSON in the Design Tokens format (DTCG), for light and dark.
The default colours are those of Kermesse. The default FOLDER is dist/tokens.`;

/**
 * Writes the token files and prints their location.
 * @throws for an invalid option or colour.
 */
function main(): void {
  const { primary, secondary, accent, out } = readOptions(
    {
      primary: { type: 'string', default: defaultBrand.primary },
      secondary: { type: 'string', default: defaultBrand.secondary },
      accent: { type: 'string', default: defaultBrand.accent },
      out: { type: 'string', default: 'dist/tokens' },
    },
    usage,
  );
  for (const [name, value] of Object.entries({ primary, secondary, accent })) {
    if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(value))
      throw new RangeError(`--${name} is "${value}"; expected a hex colour such as #1a1a40.`);
  }
  const files = tokenFiles({ primary, secondary, accent });
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  console.log(`Wrote tokens to ${out}: ${Object.keys(files).join(', ')}`);
}

try {
  main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
