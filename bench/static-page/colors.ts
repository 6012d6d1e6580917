import { createTheme, type BrandColors, type Role, type Roles } from '@kermesse/ui/theme';

const used: Role[] = [
  'page',
  'surface',
  'ink',
  'ink-soft',
  'line',
  'hairline',
  'control',
  'brand',
  'on-brand',
  'highlight',
  'on-highlight',
  'highlight-text',
  'focus',
];

const declare = (roles: Roles) => used.map((role) => `--${role}:${roles[role]}`).join(';');

/** The colours that the static page uses, as custom properties, light and dark. */
export function colorCss(brand: BrandColors): string {
  const { light, dark } = createTheme(brand).schemes;
  return [
    `:root{color-scheme:light dark;${declare(light.page)}}`,
    `.midnight{color-scheme:dark;${declare(light.brand)}}`,
    `@media(prefers-color-scheme:dark){:root{${declare(dark.page)}}.midnight{${declare(dark.brand)}}}`,
  ].join('');
}
