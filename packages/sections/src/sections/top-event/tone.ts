import { nearestColor } from '@kermesse/ui/theme';

/** The four tones of tickets, in their default order. */
export const ticketTones = ['brand', 'highlight', 'paper', 'deep'] as const;

/** The tone of a ticket's background. */
export type TicketTone = (typeof ticketTones)[number];

/** The background of each tone for the default brand in the light theme: the colours that editors choose from. */
export const defaultBackgrounds: Record<TicketTone, string> = {
  brand: '#1a1a40',
  highlight: '#dfbd69',
  paper: '#fffdf8',
  deep: '#23376b',
};

/**
 * Returns the tone of a ticket for the colour of its step, as `#rgb` or `#rrggbb`.
 * The colour itself is not used, because text must stay readable in every brand. It selects the tone whose background
 * for the default brand is nearest. Without a colour, the tones follow each other by `index`, the position of the step
 * from 0.
 */
export function toneOf(color: string | undefined, index: number): TicketTone {
  if (color === undefined) return ticketTones[index % ticketTones.length] ?? 'brand';
  return nearestColor(
    ticketTones.map((tone) => [tone, defaultBackgrounds[tone]]),
    color,
  );
}
