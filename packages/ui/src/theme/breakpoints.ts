/** The widths of the window at which layouts change, in pixels (specification §9). No other file names them. */
export const breakpoints = { tablet: 768, laptop: 1024, desktop: 1280, wide: 1536 } as const;

type Breakpoint = keyof typeof breakpoints;

const conditions = (write: (pixels: number) => string) =>
  Object.fromEntries(Object.entries(breakpoints).map(([name, pixels]) => [name, write(pixels)])) as Record<
    Breakpoint,
    string
  >;

/** Media conditions for a breakpoint and wider: `@media ${from.laptop} { … }`. */
export const from = conditions((pixels) => `(min-width: ${pixels}px)`);

/** The media condition for windows too short for sticky elements, such as a large window at 400 % zoom. */
export const short = '(max-height: 480px)';

/** The media condition for devices that have only a touchscreen: nothing can be dropped, and no key can be pressed. */
export const touchOnly = 'not all and (any-pointer: fine)';

/**
 * Media conditions below a breakpoint. They end a fraction of a pixel early, so that a zoomed window always matches
 * `from` or `below`.
 */
export const below = conditions((pixels) => `(max-width: ${pixels - 0.02}px)`);
