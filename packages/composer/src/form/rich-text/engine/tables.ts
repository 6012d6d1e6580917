import type { Locale } from '@kermesse/sections/locale';
import type { RichTextNode } from '@kermesse/sections/rich-text-nodes';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { TextSelection, type Command, type EditorState } from '@tiptap/pm/state';
import { documentOf } from './from-tree.ts';

/** A table cell and its position. There are no merged cells: the allow-list has no attribute for them. */
interface CellPlace {
  table: Node;
  /** The positions of the table and of the row in the document. */
  tableAt: number;
  rowAt: number;
  row: Node;
  /** The index of the cell in its row. */
  column: number;
  rows: { at: number; node: Node }[];
}

/** Returns the children of a node and their positions. `start` is the position of its content. */
export const childPlaces = (node: Node, start: number) => {
  const found: { at: number; node: Node }[] = [];
  node.forEach((child, offset) => found.push({ at: start + offset, node: child }));
  return found;
};

/** Returns the rows of a table and their positions. */
export function tableRows(table: Node, tableAt: number) {
  return childPlaces(table, tableAt + 1).flatMap(({ at, node }) =>
    node.type.name === 'caption' ? [] : childPlaces(node, at + 1),
  );
}

/** Returns the cell around a position; undefined outside of tables. */
export function cellAt($position: ResolvedPos): CellPlace | undefined {
  for (let depth = $position.depth; depth > 2; depth -= 1) {
    if ($position.node(depth).type.name !== 'tr') continue;
    const tableAt = $position.before(depth - 2);
    const table = $position.node(depth - 2);
    return {
      table,
      tableAt,
      row: $position.node(depth),
      rowAt: $position.before(depth),
      column: $position.index(depth),
      rows: tableRows(table, tableAt),
    };
  }
  return undefined;
}

const emptyCell = (like: Node) => like.type.createAndFill(like.attrs) as Node;

const inCell =
  (change: (place: CellPlace, state: EditorState) => EditorState['tr'] | undefined): Command =>
  (state, dispatch) => {
    const place = cellAt(state.selection.$from);
    const tr = place && change(place, state);
    if (tr === undefined) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const at = (tr: EditorState['tr'], position: number) =>
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(position, tr.doc.content.size))));

const selectCell = (tr: EditorState['tr'], position: number) => {
  const end = position + (tr.doc.nodeAt(position)?.nodeSize ?? 0);
  return tr.setSelection(TextSelection.between(tr.doc.resolve(position + 1), tr.doc.resolve(end - 1)));
};

/** Adds a row of empty cells below. Below the head of a table it becomes the first row of the body. */
export const addRow = inCell(({ row, rowAt, tableAt, table }, { tr, schema, doc }) => {
  const inHead = doc.resolve(rowAt).parent.type.name === 'thead';
  const cells = row.children.map((cell) => (inHead ? (schema.nodes['td']?.createAndFill() as Node) : emptyCell(cell)));
  const made = row.type.create(null, cells);
  if (!inHead) return at(tr.insert(rowAt + row.nodeSize, made), rowAt + row.nodeSize + 2);
  const after = doc.resolve(rowAt).after();
  const bodyNext = doc.nodeAt(after)?.type.name === 'tbody' && after < tableAt + table.nodeSize;
  return at(
    tr.insert(bodyNext ? after + 1 : after, bodyNext ? made : (schema.nodes['tbody']?.create(null, made) as Node)),
    after + 2,
  );
});

/** Adds a column of empty cells to the right, with a title in the head. */
export const addColumn = (locale: Locale) =>
  inCell(({ rows, column }, { tr, selection }) => {
    for (const { at: start, node } of rows.toReversed()) {
      const cells = childPlaces(node, start + 1);
      const before = cells[Math.min(column, cells.length - 1)];
      if (before === undefined) continue;
      const place = before.at + before.node.nodeSize;
      tr.insert(place, emptyCell(before.node));
      if (tr.doc.resolve(start).parent.type.name === 'thead')
        tr.insertText(columnTitle(locale, cells.length + 1), place + 2);
    }
    return selectCell(tr, tr.mapping.map(selection.$from.after(cellDepth(selection.$from)), -1));
  });

const cellDepth = ($position: ResolvedPos) => {
  let depth = $position.depth;
  while ($position.node(depth - 1).type.name !== 'tr') depth -= 1;
  return depth;
};

const withoutTable = ({ table, tableAt }: CellPlace, { tr, schema }: EditorState) =>
  at(tr.replaceWith(tableAt, tableAt + table.nodeSize, schema.nodes['p']?.create() as Node), tableAt + 1);

/** Removes the row, or the table with its last row. */
export const removeRow = inCell((place, state) => {
  const { rowAt, row, rows } = place;
  if (rows.length === 1) return withoutTable(place, state);
  const $row = state.doc.resolve(rowAt);
  const alone = $row.parent.childCount === 1;
  const [from, to] = alone ? [$row.before(), $row.after()] : [rowAt, rowAt + row.nodeSize];
  return at(state.tr.delete(from, to), from);
});

/** Removes the column, or the table with its last column. */
export const removeColumn = inCell((place, state) => {
  const { rows, column, rowAt } = place;
  if (place.row.childCount === 1) return withoutTable(place, state);
  const { tr } = state;
  for (const { at: start, node } of rows.toReversed()) {
    const cell = childPlaces(node, start + 1)[column];
    if (cell !== undefined && node.childCount > 1) tr.delete(cell.at, cell.at + cell.node.nodeSize);
  }
  return at(tr, tr.mapping.map(rowAt) + 2);
});

/** Removes the whole table. */
export const removeTable = inCell(withoutTable);

const columnTitles: Record<Locale, string> = { fr: 'Titre', en: 'Title' };
/** Returns the placeholder title of a column: an empty header cell would have no accessible name. */
export const columnTitle = (locale: Locale, column: number) => `${columnTitles[locale]} ${column}`;

const tableOf = (titles: readonly string[]): RichTextNode => {
  const row: RichTextNode = { element: 'tr', children: titles.map(() => ({ element: 'td' })) };
  const head = titles.map((title): RichTextNode => ({
    element: 'th',
    attributes: { scope: 'col' },
    children: [title],
  }));
  return {
    element: 'table',
    children: [
      { element: 'thead', children: [{ element: 'tr', children: head }] },
      { element: 'tbody', children: [row, row] },
    ],
  };
};

/** Inserts a table with a head, two rows and two columns, and selects its first title for typing. */
export const insertTable =
  (locale: Locale): Command =>
  ({ schema, tr, selection: { $from } }, dispatch) => {
    const titles = [1, 2].map((column) => columnTitle(locale, column));
    const table = schema.nodeFromJSON(documentOf([tableOf(titles)])).firstChild as Node;
    const replaces = $from.parent.content.size === 0;
    const start = replaces ? $from.before() : $from.after();
    tr.replaceWith(start, $from.after(), table);
    dispatch?.(selectCell(tr, start + 3).scrollIntoView());
    return true;
  };

/**
 * Selects the content of the next or the previous cell. Does nothing at the ends, so that Tab leaves the field there.
 */
export const goToCell = (direction: 1 | -1) =>
  inCell(({ rows, rowAt, column }, { tr }) => {
    const cells = rows.flatMap(({ at: start, node }) =>
      childPlaces(node, start + 1).map((cell, index) => ({ ...cell, own: start === rowAt && index === column })),
    );
    const next = cells[cells.findIndex(({ own }) => own) + direction];
    return next === undefined ? undefined : selectCell(tr, next.at);
  });
