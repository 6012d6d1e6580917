import type { Configuration } from '../document/json.ts';
import { placesOf, type SectionPlace } from '../document/sections.ts';

/** What the list needs to know of a section to place it: nothing that changes with its content. */
export type OutlineRow = Pick<SectionPlace, 'key' | 'id' | 'slug' | 'linkId' | 'disabled'>;

let last: OutlineRow[] = [];

/**
 * The rows of the list: the very same ones, each and all, for as long as no section comes, goes, moves or is switched.
 * Each row looks after its own content; the list is not drawn anew while one types.
 */
export function rowsOf(configuration: Configuration): OutlineRow[] {
  const known = new Map(last.map((row) => [row.key, row]));
  const rows = placesOf(configuration).map(({ key, id, slug, linkId, disabled }) => {
    const before = known.get(key);
    const unchanged = before !== undefined && before.id === id && before.disabled === disabled;
    return unchanged ? before : { key, id, slug, linkId, disabled };
  });
  if (rows.length === last.length && rows.every((row, index) => row === last[index])) return last;
  last = rows;
  return rows;
}
