import { luminance, mix, withAlpha } from '../color.ts';
import type { Background } from '../background.ts';

/** The minimum opacity of a scrim, in percent, so that sections with pictures look alike for every brand. */
const minimumOpacity = 74;

/** A colour on the scrim, and its minimum contrast there. */
export interface ColorOnScrim {
  color: string;
  ratio: number;
}

/**
 * Returns the most transparent scrim on which all colours are readable over a white and over a black picture. Its
 * colour is that of the page, darkened or lightened, so that it can be transparent even when the page's colour has
 * barely enough contrast.
 */
export function scrimOver({ page, polarity }: Background, colors: readonly ColorOnScrim[]): string {
  const dark = polarity === 'dark';
  const scrimColor = mix(page, dark ? '#000000' : '#ffffff', 0.66);
  // Light text has its lowest contrast on a bright picture, dark text on a dark one. That picture decides.
  const picture = dark ? '#ffffff' : '#000000';
  const bounds = colors.map(({ color, ratio }) => {
    const own = luminance(color) + 0.05;
    return dark ? own / ratio : own * ratio;
  });
  const bound = dark ? Math.min(...bounds) : Math.max(...bounds);
  for (let percent = minimumOpacity; percent < 100; percent += 2) {
    const background = luminance(mix(scrimColor, picture, percent / 100)) + 0.05;
    if (dark ? background <= bound : background >= bound) return withAlpha(scrimColor, percent / 100);
  }
  return withAlpha(page, 1);
}
