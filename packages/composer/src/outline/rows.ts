import type { Configuration } from '../document/json.ts';
import { placesOf, type SectionPlace } from '../document/sections.ts';

/** The data of a row, without the section's content. */
export type OutlineRow = Pick<SectionPlace, 'key' | 'id' | 'slug' | 'disabled'>;

let last: OutlineRow[] = [];

/**
 * Returns the rows of the list. Returns the same array and objects until a section is added, removed, moved, hidden or
 * shown, so that typing does not render the list again.
 */
export function rowsOf(configuration: Configuration): OutlineRow[] {
  const previous = new Map(last.map((row) => [row.key, row]));
  const rows = placesOf(configuration).map(({ key, id, slug, disabled }) => {
    const before = previous.get(key);
    const unchanged = before !== undefined && before.id === id && before.disabled === disabled;
    return unchanged ? before : { key, id, slug, disabled };
  });
  if (rows.length === last.length && rows.every((row, index) => row === last[index])) return last;
  last = rows;
  return rows;
}

/**
 * Returns the id of the section before which a dragged one is dropped; undefined for the end of the page. Rows without
 * an identifier are last.
 */
export function idAfterDrop(
  rows: readonly Pick<OutlineRow, 'key' | 'id'>[],
  dragged: string,
  target: { key: string | number; dropPosition: string },
): string | undefined {
  const at = rows.findIndex(({ key }) => key === target.key) + (target.dropPosition === 'after' ? 1 : 0);
  return rows.slice(at).find(({ id }) => id !== undefined && id !== dragged)?.id;
}
