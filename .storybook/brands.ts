import { defaultBrand, type BrandColors } from '@kermesse/ui/theme';

/** A preset: three brand colours with a name. */
export interface Preset {
  title: { fr: string; en: string };
  colors: BrandColors;
}

/** The presets of the toolbar: the default brand, and others with very different hues and lightness. */
export const brands: Readonly<Record<string, Preset>> = {
  kermesse: { title: { fr: 'Kermesse', en: 'Kermesse' }, colors: defaultBrand },
  harvest: {
    title: { fr: 'Récolte', en: 'Harvest' },
    colors: { primary: '#5b1a2f', secondary: '#e8b23a', accent: '#fff8ee' },
  },
  lagoon: {
    title: { fr: 'Lagune', en: 'Lagoon' },
    colors: { primary: '#0c4a4e', secondary: '#f0937a', accent: '#f4fbfa' },
  },
  forest: {
    title: { fr: 'Forêt', en: 'Forest' },
    colors: { primary: '#1f3d2b', secondary: '#d9a05b', accent: '#f6f1e4' },
  },
  carnival: {
    title: { fr: 'Carnaval', en: 'Carnival' },
    colors: { primary: '#4b1d6b', secondary: '#ff9f6b', accent: '#fdf3ff' },
  },
  daylight: {
    title: { fr: 'Plein jour', en: 'Daylight' },
    colors: { primary: '#ffd23f', secondary: '#1f6fb2', accent: '#ffffff' },
  },
};

const hex = /^[0-9a-f]{6}$/i;

/**
 * Parses the toolbar's `brand` value: the name of a preset, or three hex colours joined by hyphens
 * (`5b1a2f-e8b23a-fff8ee`), which Storybook accepts in a URL. Returns the default brand for anything else.
 */
export function brandOf(value: unknown): BrandColors {
  if (typeof value !== 'string') return defaultBrand;
  const preset = Object.hasOwn(brands, value) ? brands[value] : undefined;
  if (preset) return preset.colors;
  const [primary, secondary, accent, ...more] = value
    .split('-')
    .map((part) => (hex.test(part) ? `#${part}` : undefined));
  return primary && secondary && accent && more.length === 0 ? { primary, secondary, accent } : defaultBrand;
}

/** Returns the name of the preset with these colours, if there is one. */
export function presetOf(colors: BrandColors): string | undefined {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const { primary, secondary, accent } = colors;
  return Object.keys(brands).find((name) => {
    const known = brands[name]?.colors;
    return known && same(known.primary, primary) && same(known.secondary, secondary) && same(known.accent, accent);
  });
}

/** Returns the toolbar's `brand` value for these colours, given as `#rrggbb`. */
export function brandValue(colors: BrandColors): string {
  const { primary, secondary, accent } = colors;
  return presetOf(colors) ?? [primary, secondary, accent].map((color) => color.slice(1).toLowerCase()).join('-');
}
