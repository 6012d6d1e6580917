import { breakpoints } from '../theme/breakpoints.ts';
import { createTheme, schemes, themeCss, type BrandColors } from '../theme/theme.ts';
import { constantTokens, tokensCss } from '../theme/tokens.ts';
import { designTokens } from './design-tokens.ts';

const heading = 'Made by `npm run tokens`; not to be edited.';
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The tokens of a brand as one value: its colours, the roles by scheme and tone, what is constant, and the breakpoints.
 * Throws a RangeError for what is not a hex colour.
 */
export function tokenValues(brand: BrandColors) {
  const theme = createTheme(brand);
  const constants = Object.fromEntries(Object.entries(constantTokens).map(([name, { css }]) => [name, css]));
  return { brand: theme.brand, schemes: theme.schemes, constants, breakpoints };
}

/**
 * The tokens of a brand as files, by name:
 * - `tokens.css`: custom properties of both colour schemes and every tone.
 * - `tokens.ts`: the same values, typed.
 * - `light.tokens.json`, `dark.tokens.json`: the Design Tokens format (DTCG), which Figma imports as modes of variables.
 *
 * Throws a RangeError for what is not a hex colour.
 */
export function tokenFiles(brand: BrandColors): Record<string, string> {
  const theme = createTheme(brand);
  return {
    'tokens.css': `/* ${heading} */\n${tokensCss}${themeCss(theme)}\n`,
    'tokens.ts': `// ${heading}\nexport const tokens = ${JSON.stringify(tokenValues(brand), null, 2)} as const;\n`,
    ...Object.fromEntries(schemes.map((scheme) => [`${scheme}.tokens.json`, json(designTokens(theme, scheme))])),
  };
}
