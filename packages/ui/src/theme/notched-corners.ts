/** The mask of a ticket: it cuts a quarter of a circle with the radius `--notch` out of each corner. */
export const notchedCorners = `
  radial-gradient(circle var(--notch) at 0 0, transparent 97%, black) 0 0 / 51% 51% no-repeat,
  radial-gradient(circle var(--notch) at 100% 0, transparent 97%, black) 100% 0 / 51% 51% no-repeat,
  radial-gradient(circle var(--notch) at 0 100%, transparent 97%, black) 0 100% / 51% 51% no-repeat,
  radial-gradient(circle var(--notch) at 100% 100%, transparent 97%, black) 100% 100% / 51% 51% no-repeat`;
