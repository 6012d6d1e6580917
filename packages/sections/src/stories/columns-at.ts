/** Returns the number of columns of a grid in a story, at each width of the story in pixels. */
export function columnsAt(canvas: HTMLElement, selector: string, widths: number[]): number[] {
  const grid = canvas.querySelector(selector) ?? canvas;
  const counts = widths.map((width) => {
    canvas.style.width = `${width}px`;
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ');
    return columns.filter((column) => column !== '0px').length;
  });
  canvas.style.removeProperty('width');
  return counts;
}
