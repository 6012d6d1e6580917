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

/** The same once a visitor has chosen a theme, which is kept in `data-theme`. */
export function chosenColorCss(brand: BrandColors): string {
  const { light, dark } = createTheme(brand).schemes;
  const rules = (name: string, { page, brand: midnight }: typeof light) =>
    `:root[data-theme=${name}]{color-scheme:${name};${declare(page)}}[data-theme=${name}] .midnight{${declare(midnight)}}`;
  return rules('light', light) + rules('dark', dark);
}
