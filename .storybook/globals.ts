import { toLocale, type Locale } from '@kermesse/api/schemas/common/locale';
import type { BrandColors, Scheme } from '@kermesse/ui/theme';
import { brandOf } from './brands.ts';

/** The parsed globals of the toolbar. */
export interface ToolbarGlobals {
  scheme: Scheme;
  locale: Locale;
  brand: BrandColors;
}

/** Parses Storybook's globals. Missing and unknown values fall back to light, French and the default brand. */
export function toolbarGlobalsOf(globals: Record<string, unknown>): ToolbarGlobals {
  return {
    scheme: globals['theme'] === 'dark' ? 'dark' : 'light',
    locale: toLocale(globals['locale']),
    brand: brandOf(globals['brand']),
  };
}

/** Reads the globals of Storybook's address: `?globals=locale:fr;theme:dark`. */
export function globalsInAddress(search: string): Record<string, string> {
  const pairs = (new URLSearchParams(search).get('globals') ?? '').split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}
