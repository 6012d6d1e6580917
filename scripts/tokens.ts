import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultBrand } from '../packages/ui/src/theme/theme.ts';
import { tokenFiles } from '../packages/ui/src/tokens/token-files.ts';
import { readArguments, rejectArguments } from './lib/arguments.mjs';

const usage = `Usage: npm run tokens -- [--primary HEX] [--secondary HEX] [--accent HEX] [--out FOLDER]

Writes the design tokens of a brand as CSS, TypeScript and JSON in the Design Tokens format (DTCG), for light and dark.
The default colours are those of Kermesse. The default FOLDER is dist/tokens.`;

const { out, ...brand } = readArguments(usage, {
  options: {
    primary: { type: 'string', default: defaultBrand.primary },
    secondary: { type: 'string', default: defaultBrand.secondary },
    accent: { type: 'string', default: defaultBrand.accent },
    out: { type: 'string', default: 'dist/tokens' },
  },
}).values;
for (const [name, value] of Object.entries(brand)) {
  if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(value))
    rejectArguments(usage, `--${name} is "${value}"; expected a hex colour such as #1a1a40.`);
}
const files = tokenFiles(brand);
const folder = resolve(out);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
console.log(`Wrote tokens to ${out}: ${Object.keys(files).join(', ')}`);
