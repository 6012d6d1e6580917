/** The widths of the window at which layouts change, in pixels (specification §9). No other file names them. */
export const breakpoints = { tablet: 768, laptop: 1024, desktop: 1280, wide: 1536 } as const;

type Breakpoint = keyof typeof breakpoints;

const conditions = (write: (pixels: number) => string) =>
  Object.fromEntries(Object.entries(breakpoints).map(([name, pixels]) => [name, write(pixels)])) as Record<
    Breakpoint,
    string
  >;

/** The text size that browsers start with, in pixels: one `em` in media conditions. */
const defaultTextSize = 16;

/**
 * Media conditions for a breakpoint and wider: `@media ${from.laptop} { … }`. In `em`, so that users of a larger text
 * size get the layout of a narrower window, which has the room for their text.
 */
export const from = conditions((pixels) => `(min-width: ${pixels / defaultTextSize}em)`);

/** The media condition for windows too short for sticky elements, such as a large window at 400 % zoom. */
export const short = '(max-height: 480px)';

/** The media condition for phones with a larger text size: a time and a room do not fit on one line. */
export const largeText = `(max-width: ${288 / defaultTextSize}em)`;

/** The media condition for devices that have only a touchscreen: nothing can be dropped, and no key can be pressed. */
export const touchOnly = 'not all and (any-pointer: fine)';

/**
 * Media conditions below a breakpoint. They end a fraction of a pixel early, so that a zoomed window always matches
 * `from` or `below`.
 */
export const below = conditions((pixels) => `(max-width: ${(pixels - 0.02) / defaultTextSize}em)`);
