import type { MenuEntry } from '@kermesse/api/page-props';

/** About how wide a letter of the menu is, and what lies between two entries, in pixels. */
const letter = 8.8;
const gap = 30;
/** What two rows hold beside the logo and the tools where the header first shows its menu (1024 px). */
const twoRows = 860;

/**
 * Whether a menu has more entries than the header has room for in two rows: it then stays in the menu panel, however wide
 * the window. Reckoned, not measured: the server has to know.
 */
export function isLongMenu(entries: readonly MenuEntry[]): boolean {
  return (
    entries.reduce((width, { title, items }) => width + title.length * letter + gap + (items ? letter : 0), 0) > twoRows
  );
}
