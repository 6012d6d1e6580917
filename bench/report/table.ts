/** Formats a table for the terminal: the first column left-aligned, the others right-aligned. */
export function table(header: string[], rows: string[][]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: string[]) =>
    widths
      .map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
      .join('  ');
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  return [line(header), rule, ...rows.map(line)].join('\n').replace(/ +$/gm, '');
}
