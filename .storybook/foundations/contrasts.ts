import { languageTag, type Locale } from '@kermesse/api/schemas/common/locale';
import {
  contrast,
  contrastPairs,
  createTheme,
  schemes,
  tones,
  type BrandColors,
  type ContrastPair,
  type Scheme,
  type Tone,
} from '@kermesse/ui/theme';

/** A guaranteed contrast on one tone, with its measured ratio. */
export interface Measured extends ContrastPair {
  /** The WCAG contrast ratio, 1 to 21. */
  measured: number;
  /** The two colours, as hex. */
  colors: { text: string; on: string };
}

/** Measures the guaranteed contrasts of one tone. */
export function measureContrasts(brand: BrandColors, scheme: Scheme, tone: Tone): Measured[] {
  const roles = createTheme(brand).schemes[scheme][tone];
  return contrastPairs
    .filter(({ tones: only }) => only?.includes(tone) ?? true)
    .map((pair) => ({
      ...pair,
      measured: contrast(roles[pair.text], roles[pair.on]),
      colors: { text: roles[pair.text], on: roles[pair.on] },
    }));
}

/**
 * Returns the number of guaranteed contrasts of a brand's theme, the number that hold, and the one with the smallest
 * margin.
 */
export function summarizeContrasts(brand: BrandColors): { all: number; passed: number; closest: Measured | undefined } {
  const every = schemes.flatMap((scheme) => tones.flatMap((tone) => measureContrasts(brand, scheme, tone)));
  const [closest] = every.toSorted((a, b) => a.measured / a.ratio - b.measured / b.ratio);
  return { all: every.length, passed: every.filter(({ measured, ratio }) => measured >= ratio).length, closest };
}

/** Formats a contrast ratio in a language, rounded down so that no ratio looks better than it is: `4,52 : 1`. */
export function formatRatio(ratio: number, locale: Locale): string {
  const number = new Intl.NumberFormat(languageTag(locale), {
    maximumFractionDigits: 2,
    minimumFractionDigits: 2,
  }).format(Math.floor(ratio * 100) / 100);
  return locale === 'fr' ? `${number}\u00a0: 1` : `${number}:1`;
}
