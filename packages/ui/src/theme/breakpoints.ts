/** Where layouts change, in pixels of the window's width (specification §9). The only place that names them. */
export const breakpoints = { tablet: 768, laptop: 1024, desktop: 1280, wide: 1536 } as const;

type Breakpoint = keyof typeof breakpoints;

const conditions = (write: (pixels: number) => string) =>
  Object.fromEntries(Object.entries(breakpoints).map(([name, pixels]) => [name, write(pixels)])) as Record<
    Breakpoint,
    string
  >;

/** Media conditions from a breakpoint on: `@media ${from.laptop} { … }`. */
export const from = conditions((pixels) => `(min-width: ${pixels}px)`);

/** A window too short for anything that keeps to its edges, such as a large one at 400 %: what is sticky lets go. */
export const short = '(max-height: 480px)';

/** Media conditions below a breakpoint. A fraction of a pixel short, so that a zoomed window matches one of the two. */
export const below = conditions((pixels) => `(max-width: ${pixels - 0.02}px)`);
