import type { Element, ElementContent } from 'hast';
import { element, isNamed } from './tree.ts';

/** The most rows or columns that a merged cell covers: many times those of any text. */
const most = 100;

const rowsOf = (node: ElementContent): Element[] =>
  isNamed(node, 'tr') ? [node] : isNamed(node, 'table', 'thead', 'tbody', 'tfoot') ? node.children.flatMap(rowsOf) : [];

const spanOf = (span: Element['properties'][string]) => Math.max(1, Math.min(Number(span) || 1, most));

/**
 * Adds empty cells to a table in the places that its merged cells cover. The allow-list has no merged cells: without
 * the places, the cells after them would be in other columns.
 */
export function splitMergedCells(table: ElementContent): ElementContent[] {
  if (!isNamed(table, 'table')) return [table];
  /** The number of next rows in which a cell covers a column, by column. */
  const covered: number[] = [];
  for (const row of rowsOf(table)) {
    const cells: ElementContent[] = [];
    const addCovered = () => {
      for (let rows = covered[cells.length] ?? 0; rows > 0; rows = covered[cells.length] ?? 0) {
        covered[cells.length] = rows - 1;
        cells.push(element('td', []));
      }
    };
    for (const cell of row.children.filter((each) => isNamed(each, 'td', 'th'))) {
      addCovered();
      const [columns, rows] = [spanOf(cell.properties['colSpan']), spanOf(cell.properties['rowSpan'])];
      for (let column = 0; column < columns; column += 1) {
        covered[cells.length] = rows - 1;
        cells.push(column === 0 ? cell : element(cell.tagName, []));
      }
    }
    addCovered();
    row.children = cells;
  }
  return [table];
}
