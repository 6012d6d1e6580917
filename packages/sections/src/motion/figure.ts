/** A parsed figure: the text before and after its digits, its number, and its number format. */
export interface Figure {
  before: string;
  after: string;
  number: number;
  decimals: number;
  decimalMark: string;
  groupMark: string;
}

const pattern = /^(\D*?)(\d{1,3}(?:([\s\u00a0\u202f.,'’])\d{3})*|\d+)(?:([.,])(\d{1,2}))?(\D*)$/u;

/** Parses a value such as '10K', '1 860', '4,8' or '100 %'. Returns undefined for a value with no number or several. */
export function parseFigure(value: string): Figure | undefined {
  const match = pattern.exec(value.trim());
  if (match === null) return undefined;
  const [, before = '', whole = '', groupMark = '', decimalMark = '', decimals = '', after = ''] = match;
  const number = Number(`${whole.replaceAll(/\D/g, '')}.${decimals === '' ? '0' : decimals}`);
  return { before, after, number, decimals: decimals.length, decimalMark, groupMark };
}

/** Formats the figure at a `progress` of the counting (0 to 1), in the format of its value. */
export function frameOf(figure: Figure, progress: number): string {
  const eased = 1 - (1 - progress) ** 3;
  const [whole = '0', decimals] = (figure.number * eased).toFixed(figure.decimals).split('.');
  const grouped = figure.groupMark === '' ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, figure.groupMark);
  const fraction = decimals === undefined ? '' : `${figure.decimalMark}${decimals}`;
  return `${figure.before}${grouped}${fraction}${figure.after}`;
}
