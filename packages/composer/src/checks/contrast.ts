/** Returns red, green and blue of `#rgb` or `#rrggbb`, 0 to 1; black for any other text. */
function channels(color: string): [number, number, number] {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1] ?? '000000';
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (index: number) => Number.parseInt(long.slice(index * 2, index * 2 + 2), 16) / 255;
  return [at(0), at(1), at(2)];
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Returns the relative luminance of a colour as WCAG defines it, 0 to 1. */
export function luminanceOf(color: string): number {
  const [red, green, blue] = channels(color).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two opaque colours, 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [light, dark] = [luminanceOf(a), luminanceOf(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
