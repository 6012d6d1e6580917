import { toOklch, type Oklch } from '@kermesse/ui/theme';

/** The four papers that tickets are printed on, in the order in which they follow one another. */
export const ticketTones = ['brand', 'highlight', 'paper', 'deep'] as const;

export type TicketTone = (typeof ticketTones)[number];

/** Their grounds under the default brand, in light: the colours an editor picks from when none was changed. */
export const defaultGrounds: Record<TicketTone, string> = {
  brand: '#1a1a40',
  highlight: '#dfbd69',
  paper: '#fffdf8',
  deep: '#23376b',
};

/** How far apart two colours are to the eye: the straight line between them in OKLab, of which OKLCH are the polar coordinates. */
function distance(a: Oklch, b: Oklch): number {
  const turn = ((a.h - b.h) * Math.PI) / 180;
  const chroma = a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn);
  return Math.hypot(a.l - b.l, Math.sqrt(Math.max(0, chroma)));
}

/**
 * The tone of a ticket from the colour an editor gave to its step, as `#rgb` or `#rrggbb`.
 *
 * A page carries no inline styles, and text must stay readable under every brand, so the colour is not painted itself: it
 * chooses, of the four papers, the one whose ground under the default brand is nearest in OKLCH. Without a colour the four
 * follow one another by `index`, the step's place from 0.
 */
export function toneOf(color: string | undefined, index: number): TicketTone {
  if (color === undefined) return ticketTones[index % ticketTones.length] ?? 'brand';
  const wanted = toOklch(color);
  const far = (tone: TicketTone) => distance(wanted, toOklch(defaultGrounds[tone]));
  return ticketTones.reduce((nearest, tone) => (far(tone) < far(nearest) ? tone : nearest));
}
