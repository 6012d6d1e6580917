/** Returns the key of the row of a list or tree that an event comes from; undefined outside of rows. */
export const rowKeyOf = ({ target }: { target: EventTarget }): string | undefined =>
  target instanceof Element
    ? (target.closest('[role="row"][data-key]')?.getAttribute('data-key') ?? undefined)
    : undefined;
