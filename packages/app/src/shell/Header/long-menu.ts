import type { MenuItem } from '@kermesse/api/page-props';

/** The approximate width of a letter of the menu, and the gap between two entries, in pixels. */
const letter = 8.8;
const gap = 30;
/**
 * The width of two rows beside the logo and the controls in the narrowest window that shows the menu (1024 px), in
 * pixels.
 */
const twoRows = 860;

/**
 * Whether a menu does not fit in two rows of the header. It then stays in the menu panel at any window width.
 * Estimated, not measured, because the server needs the result.
 */
export function isLongMenu(entries: readonly MenuItem[]): boolean {
  return (
    entries.reduce((width, { title, items }) => width + title.length * letter + gap + (items ? letter : 0), 0) > twoRows
  );
}
