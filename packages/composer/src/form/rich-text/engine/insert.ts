import type { Locale } from '@kermesse/sections/locale';
import type { RichTextNode } from '@kermesse/sections/rich-text-nodes';
import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { TextSelection, type Command } from '@tiptap/pm/state';
import { documentOf } from './from-tree.ts';
import { cellAt, childPlaces, columnTitle, tableRows } from './tables.ts';

/** Returns the caption of a table, as a paragraph, if there is one. */
const captionOf = (table: Node): Node[] =>
  table.children
    .filter(({ type }) => type.name === 'caption')
    .map(({ type, content }) => type.schema.node('p', null, content));

/** Returns the content of a table's cells by row. The caption is before that of the first cell. */
const contentOf = (table: Node): Fragment[][] =>
  tableRows(table, 0).map(({ node }, row) =>
    node.children.map(({ content }, column) =>
      row === 0 && column === 0 ? Fragment.from(captionOf(table)).append(content) : content,
    ),
  );

/**
 * Writes the cells of a table over those of the table at the selection, from the selected cell on. Adds the rows and
 * columns that are missing; a new column has a title in the head.
 */
const fillCells =
  (given: Node, locale: Locale): Command =>
  (state, dispatch) => {
    const { schema, selection, doc, tr } = state;
    const place = cellAt(selection.$from);
    if (place === undefined || selection.to > place.tableAt + place.table.nodeSize) return false;
    const { table, tableAt, rows, rowAt, column } = place;
    const cells = contentOf(given);
    const first = rows.findIndex(({ at }) => at === rowAt);
    const width = Math.max(...rows.map(({ node }) => node.childCount), ...cells.map((row) => column + row.length));
    const filled = (row: Node, over: readonly Fragment[] = [], isHead = false) => {
      const inRow = Array.from({ length: width }, (_, index) => {
        const cell = row.child(Math.min(index, row.childCount - 1));
        const title = isHead ? [schema.text(columnTitle(locale, index + 1))] : [];
        const own = index < row.childCount ? cell.content : Fragment.from(schema.node('p', null, title));
        return cell.copy(over[index - column] ?? own);
      });
      return row.copy(Fragment.from(inRow));
    };

    const changed = state.tr;
    const hasBody = table.lastChild?.type.name === 'tbody';
    const blank = schema.node('p');
    // A new row has the headers of the one above.
    const like = hasBody ? rows.at(-1)?.node.children.map((cell) => cell.copy(Fragment.from(blank))) : undefined;
    const emptyRow = schema.node('tr', null, like ?? schema.node('td', null, blank));
    const added = cells.slice(rows.length - first).map((over) => filled(emptyRow, over));
    const end = tableAt + table.nodeSize - 1;
    if (added.length > 0) changed.insert(hasBody ? end - 1 : end, hasBody ? added : schema.node('tbody', null, added));
    for (const [index, { at, node }] of [...rows.entries()].toReversed()) {
      const isHead = doc.resolve(at).parent.type.name === 'thead';
      changed.replaceWith(at, at + node.nodeSize, filled(node, cells[index - first], isHead));
    }

    // One step, so that an undo restores the caret.
    const next = changed.doc.nodeAt(tableAt) as Node;
    tr.replaceWith(tableAt, tableAt + table.nodeSize, next);
    const lastRow = tableRows(next, tableAt)[first + cells.length - 1];
    const lastCell = lastRow && childPlaces(lastRow.node, lastRow.at + 1)[column + (cells.at(-1)?.length ?? 0) - 1];
    if (lastCell !== undefined)
      tr.setSelection(TextSelection.near(tr.doc.resolve(lastCell.at + lastCell.node.nodeSize - 1), -1));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/**
 * Returns blocks, or what contains them, without tables inside of tables: their caption and the blocks of each cell
 * instead. `isInTable` tells whether the blocks themselves are inside of one.
 */
const withoutNestedTables = (nodes: readonly Node[], isInTable: boolean): Node[] =>
  nodes.flatMap((node) => {
    const isTable = node.type.name === 'table';
    if (isTable && isInTable)
      return contentOf(node).flatMap((row) => row.flatMap(({ content }) => withoutNestedTables(content, true)));
    if (node.isTextblock || node.isLeaf) return node;
    return node.copy(Fragment.from(withoutNestedTables(node.children, isInTable || isTable)));
  });

/**
 * Inserts nodes at the selection, as pasting does. In a table, a table alone fills the cells. Any other table that
 * would be inside of a table leaves its text.
 */
export const insertNodes =
  (nodes: readonly RichTextNode[], locale: Locale): Command =>
  (state, dispatch) => {
    if (nodes.length === 0) return false;
    const { schema, selection, tr } = state;
    const blocks = withoutNestedTables(schema.nodeFromJSON(documentOf(nodes)).children, false);
    const table = blocks.length === 1 && blocks[0]?.type.name === 'table' ? blocks[0] : undefined;
    if (table !== undefined && fillCells(table, locale)(state, dispatch)) return true;
    const inserted = Fragment.from(withoutNestedTables(blocks, cellAt(selection.$from) !== undefined));
    dispatch?.(tr.replaceSelection(Slice.maxOpen(inserted, false)).scrollIntoView());
    return true;
  };
