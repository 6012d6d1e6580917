import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { TextSelection, type Command, type EditorState } from '@tiptap/pm/state';

/** The table cell around a position. There are no merged cells: the allow-list has no attribute for them. */
interface CellPlace {
  table: Node;
  /** Where the table begins, and the row, in the document. */
  tableAt: number;
  rowAt: number;
  row: Node;
  /** How many cells of its row are before it. */
  column: number;
  rows: { at: number; node: Node }[];
}

const children = (node: Node, start: number) => {
  const found: { at: number; node: Node }[] = [];
  node.forEach((child, offset) => found.push({ at: start + offset, node: child }));
  return found;
};

function rowsOf(table: Node, tableAt: number) {
  return children(table, tableAt + 1).flatMap(({ at, node }) =>
    node.type.name === 'caption' ? [] : children(node, at + 1),
  );
}

/** The cell around a position; undefined outside of tables. */
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
      rows: rowsOf(table, tableAt),
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

/** Adds a row of empty cells below. Below the head of a table it becomes the first row of its body. */
export const addRow = inCell(({ row, rowAt, tableAt, table }, { tr, schema, doc }) => {
  const cells: Node[] = [];
  const inHead = doc.resolve(rowAt).parent.type.name === 'thead';
  row.forEach((cell) => cells.push(inHead ? (schema.nodes['td']?.createAndFill() as Node) : emptyCell(cell)));
  const made = row.type.create(null, cells);
  if (!inHead) return at(tr.insert(rowAt + row.nodeSize, made), rowAt + row.nodeSize + 2);
  const after = doc.resolve(rowAt).after();
  const bodyNext = doc.nodeAt(after)?.type.name === 'tbody' && after < tableAt + table.nodeSize;
  return at(
    tr.insert(bodyNext ? after + 1 : after, bodyNext ? made : (schema.nodes['tbody']?.create(null, made) as Node)),
    after + 2,
  );
});

/** Adds a column of empty cells to the right. */
export const addColumn = inCell(({ rows, column }, { tr, selection }) => {
  for (const { at: start, node } of rows.toReversed()) {
    const cells = children(node, start + 1);
    const before = cells[Math.min(column, cells.length - 1)];
    if (before !== undefined) tr.insert(before.at + before.node.nodeSize, emptyCell(before.node));
  }
  return at(tr, tr.mapping.map(selection.$from.after(cellDepth(selection.$from)), -1) + 2);
});

const cellDepth = ($position: ResolvedPos) => {
  let depth = $position.depth;
  while ($position.node(depth - 1).type.name !== 'tr') depth -= 1;
  return depth;
};

const withoutTable = ({ table, tableAt }: CellPlace, { tr, schema }: EditorState) =>
  at(tr.replaceWith(tableAt, tableAt + table.nodeSize, schema.nodes['p']?.create() as Node), tableAt + 1);

/** Removes the row; the table with the last one. */
export const removeRow = inCell((place, state) => {
  const { rowAt, row, rows } = place;
  if (rows.length === 1) return withoutTable(place, state);
  const $row = state.doc.resolve(rowAt);
  const alone = $row.parent.childCount === 1;
  const [from, to] = alone ? [$row.before(), $row.after()] : [rowAt, rowAt + row.nodeSize];
  return at(state.tr.delete(from, to), from);
});

/** Removes the column; the table with the last one. */
export const removeColumn = inCell((place, state) => {
  const { rows, column, rowAt } = place;
  if (place.row.childCount === 1) return withoutTable(place, state);
  const { tr } = state;
  for (const { at: start, node } of rows.toReversed()) {
    const cell = children(node, start + 1)[column];
    if (cell !== undefined && node.childCount > 1) tr.delete(cell.at, cell.at + cell.node.nodeSize);
  }
  return at(tr, tr.mapping.map(rowAt) + 2);
});

/** Removes the whole table. */
export const removeTable = inCell(withoutTable);

/** Puts in a table of a head and two rows, of two columns. */
export const insertTable: Command = ({ schema, tr, selection }, dispatch) => {
  const { table, thead, tbody, tr: row, th, td } = schema.nodes;
  if (
    table === undefined ||
    thead === undefined ||
    tbody === undefined ||
    row === undefined ||
    th === undefined ||
    td === undefined
  )
    return false;
  const cells = (type: typeof td, attrs?: Record<string, string>) =>
    Fragment.from([type.createAndFill(attrs) as Node, type.createAndFill(attrs) as Node]);
  const made = table.create(null, [
    thead.create(null, row.create(null, cells(th, { scope: 'col' }))),
    tbody.create(null, [row.create(null, cells(td)), row.create(null, cells(td))]),
  ]);
  if (dispatch === undefined) return true;
  const { $from } = selection;
  const start = $from.parent.content.size === 0 ? $from.before() : $from.after();
  if ($from.parent.content.size === 0) tr.replaceWith($from.before(), $from.after(), made);
  else tr.insert(start, made);
  dispatch(at(tr, start + 4).scrollIntoView());
  return true;
};

/** Goes to the next cell or to the one before; nothing at the ends, so that Tab leaves the field there. */
export const goToCell = (direction: 1 | -1) =>
  inCell(({ rows, rowAt, column }, { tr }) => {
    const cells = rows.flatMap(({ at: start, node }) =>
      children(node, start + 1).map((cell, index) => ({ ...cell, own: start === rowAt && index === column })),
    );
    const next = cells[cells.findIndex(({ own }) => own) + direction];
    return next === undefined ? undefined : at(tr, next.at + 1);
  });
