import { writeFileSync } from 'node:fs';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames } from '../../packages/sections/src/icons/names.ts';
import { networks } from '../../packages/sections/src/site/networks.ts';
import { networkGlyphs } from './network-glyphs.ts';

/** The exports of Lucide, with its former names, which `icons` lacks: `building-2` is `Building2`. */
const drawings = lucide as unknown as Readonly<Record<string, lucide.LucideIcon>>;

function drawingOf(name: string): lucide.LucideIcon {
  const drawing = drawings[name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (drawing === undefined) throw new Error(`Lucide has no icon ${name}`);
  return drawing;
}

const sheetOf = (symbols: string[]) => `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;

/**
 * Returns the sprite of the icons that editors can choose; pages refer to its symbols by name. `npx node
 * scripts/assets/build-icons.ts` writes it and the logos of the social networks. The browser loads no icon code. Tests
 * compare the files with this output.
 */
export function iconSheet(): string {
  const symbols = iconNames.map((name) => {
    const inside = renderToStaticMarkup(createElement(drawingOf(name))).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" viewBox="0 0 24 24">${inside}</symbol>`;
  });
  return sheetOf(symbols);
}

/** Returns the sprite of the social networks' logos, by their keys; a page shows only those that the site uses. */
export function networkSheet(): string {
  const symbols = networks.map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${networkGlyphs[name]}"/></symbol>`,
  );
  return sheetOf(symbols);
}

/** Returns the same logos as a module, for pages that inline a few of them. */
export function networkMarksModule(): string {
  const marks = networks.map((name) => `  ${name}: '${networkGlyphs[name]}',`);
  return [
    '// Written by scripts/assets/build-icons.ts. Do not edit.',
    "import type { Network } from './networks.ts';",
    '',
    '/** The logo of each network as one path on a 24 × 24 grid, with the even-odd fill rule. */',
    `export const networkMarks: Record<Network, string> = {\n${marks.join('\n')}\n};\n`,
  ].join('\n');
}

if (import.meta.main) {
  writeFileSync(new URL('../../packages/app/public/icons.svg', import.meta.url), iconSheet());
  writeFileSync(new URL('../../packages/app/public/networks.svg', import.meta.url), networkSheet());
  writeFileSync(
    new URL('../../packages/sections/src/site/network-marks.generated.ts', import.meta.url),
    networkMarksModule(),
  );
}
