import { luminance, parseHex, withAlpha } from './color.ts';
import type { ColorRole } from './roles.ts';

/** The lowest opacity of a scrim, in percent, so that sections on pictures look alike for every brand. */
const thinnest = 74;

/** The contrast that text needs on a picture under the scrim. */
export const scrimPairs: readonly { text: ColorRole; ratio: 4.5 | 3 }[] = [
  { text: 'ink', ratio: 4.5 },
  { text: 'ink-soft', ratio: 4.5 },
  { text: 'highlight-text', ratio: 4.5 },
  { text: 'danger', ratio: 4.5 },
  { text: 'success', ratio: 4.5 },
  { text: 'brand', ratio: 3 },
  { text: 'control', ratio: 3 },
  { text: 'focus', ratio: 3 },
];

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const mixed = (scrim: readonly number[], share: number, picture: 0 | 255): string =>
  hexOf(scrim.map((channel) => channel * share + picture * (1 - share)));

/**
 * The most transparent scrim on which everything is readable over a white and a black picture. Its colour is the
 * page's, darkened or lightened, so that it can be transparent even where the page's colour has barely enough contrast.
 */
export function scrimOver(
  page: string,
  polarity: 'light' | 'dark',
  colors: Readonly<Record<ColorRole, string>>,
): string {
  const dark = polarity === 'dark';
  const deepened = mixed(parseHex(page), 0.66, dark ? 0 : 255);
  const scrim = parseHex(deepened);
  // Light text is lost on a bright picture first, dark text on a dark one: that picture decides.
  const bounds = scrimPairs.map(({ text, ratio }) => {
    const own = luminance(colors[text]) + 0.05;
    return dark ? own / ratio : own * ratio;
  });
  const bound = dark ? Math.min(...bounds) : Math.max(...bounds);
  for (let percent = thinnest; percent < 100; percent += 2) {
    const ground = luminance(mixed(scrim, percent / 100, dark ? 255 : 0)) + 0.05;
    if (dark ? ground <= bound : ground >= bound) return withAlpha(deepened, percent / 100);
  }
  return withAlpha(page, 1);
}
