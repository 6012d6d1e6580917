/**
 * Returns the key of the row of a list or tree that an event comes from; undefined outside of rows. React also passes
 * the events of a menu that a row opens on to the list.
 */
export const rowKeyOf = ({ target }: { target: EventTarget }): string | undefined =>
  target instanceof Element
    ? (target.closest('[role="row"][data-key]')?.getAttribute('data-key') ?? undefined)
    : undefined;

/** Returns the letter that is pressed with Ctrl or ⌘ alone, in lower case as without Caps Lock; '' for other keys. */
export const shortcutLetterOf = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): string =>
  (ctrlKey || metaKey) && !altKey && !shiftKey ? key.toLowerCase() : '';
