/**
 * The fonts of the site and how they are subset. `scripts/assets/build-fonts.ts` reads this file, and so does the test
 * that checks whether its output is current.
 */

/** A variation axis: pinned to a value, or limited to a range. */
export type Axis = number | { min: number; max: number };

/** A font of the site, and the package from which it is built. */
export interface Cut {
  family: string;
  style: 'normal' | 'italic';
  /** The CSS `font-weight` that the font covers. */
  weight: string;
  /** The file name before its range and hash. */
  file: string;
  /** The package's folder in node_modules, and the names of its files up to the style. */
  source: { folder: string; latin: string; latinExt: string };
  axes: Record<string, Axis>;
  /** The OpenType features to keep. By default, figures are old-style in Playfair and lining in Ysabeau Office. */
  features: string[];
  /** The characters of the file that a first page view loads. */
  core: string;
  /** Whether a first page view needs the file at once. */
  preload: boolean;
  /** Local fonts, adjusted to the same metrics until the font has loaded. */
  fallbacks: { family: string; locals: string[]; width: number }[];
  /** The axis values at which the metrics are measured. */
  measuredAt: Record<string, number>;
}

const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** ASCII punctuation and symbols that are rare in French and English text. */
const rareAscii = '"#$*<=>[\\]^_`{|}~';
const without = (characters: string, left: string): string =>
  [...characters].filter((char) => !left.includes(char)).join('');

/**
 * The characters of French and English text, in the file that a first page view loads. Characters beside figures and
 * letters are in the same file, since letters of two files are not kerned.
 */
const textCharacters = `${without(span(0x20, 0x7e), rareAscii)}\u00a0«»·©ÀÇÉÊàâçèéêëîïôùûœ–—‘’“”•…€\u2009\u202f\u2011`;
/** The characters of headings. Small capitals are scaled capitals, so headings contain the capitals of all letters. */
const headingCharacters = `${without(textCharacters, '%+@©·•€')}ºÂÈÎÔÙÛ`;

/**
 * Characters that both fonts lack, each with the character that replaces it: the no-break hyphen is drawn as a hyphen.
 */
export const aliases = [[0x2011, 0x2d]] as const;

/** The rest of Latin-1 and of punctuation, loaded when a page contains such a character. */
export const latinCharacters = `${rareAscii}%+@•€${span(0xa1, 0xff)}ıŒŸ‚„†‡‰′″‹›⁄™↑↓−`;

/** Latin Extended-A for foreign names, and the letters of Ewe, Kabiyè and their neighbours. */
export const latinExtCharacters = `${span(0x100, 0x130)}${span(0x132, 0x151)}${span(0x154, 0x177)}${span(0x179, 0x17f)}ƉɖƐɛƑƒƔɣƝɲŊŋƆɔƲʋɩƖʊƱƏəǤǥẼẽỸỹṼṽɛ̃ᵉ₣`;

const playfair = {
  folder: '@fontsource-variable/playfair/files',
  latin: 'playfair-latin-opsz',
  latinExt: 'playfair-latin-ext-opsz',
};

/**
 * The fonts of the site. The width of a local font is its mean advance in em over `sample`. Georgia is measured on
 * Gelasio, Times and Arial on Liberation, which have the same advances by design.
 */
export const cuts: Cut[] = [
  {
    family: 'Playfair',
    style: 'normal',
    weight: '300 600',
    file: 'playfair-roman',
    source: playfair,
    axes: { opsz: { min: 6, max: 112 }, wght: 400 },
    features: ['kern', 'liga', 'lnum', 'pnum', 'tnum'],
    core: headingCharacters,
    preload: true,
    measuredAt: { opsz: 36, wght: 400 },
    fallbacks: [
      { family: 'Playfair Georgia', locals: ['Georgia', 'Gelasio'], width: 0.432 },
      { family: 'Playfair Times', locals: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.3924 },
      { family: 'Playfair Noto', locals: ['Noto Serif'], width: 0.4666 },
      { family: 'Playfair DejaVu', locals: ['DejaVu Serif'], width: 0.5061 },
    ],
  },
  {
    family: 'Playfair',
    style: 'italic',
    weight: '300 600',
    file: 'playfair-italic',
    source: playfair,
    axes: { opsz: { min: 10, max: 112 }, wght: 400 },
    features: ['kern', 'liga', 'pnum'],
    core: headingCharacters,
    preload: false,
    measuredAt: { opsz: 36, wght: 400 },
    fallbacks: [
      { family: 'Playfair Georgia', locals: ['Georgia Italic', 'Gelasio Italic'], width: 0.441 },
      {
        family: 'Playfair Times',
        locals: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
        width: 0.3972,
      },
      { family: 'Playfair Noto', locals: ['Noto Serif Italic'], width: 0.4548 },
    ],
  },
  {
    family: 'Ysabeau Office',
    style: 'normal',
    weight: '400 700',
    file: 'ysabeau-office',
    source: {
      folder: '@fontsource-variable/ysabeau-office/files',
      latin: 'ysabeau-office-latin-wght',
      latinExt: 'ysabeau-office-latin-ext-wght',
    },
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'liga', 'calt'],
    core: textCharacters,
    preload: true,
    measuredAt: { wght: 460 },
    fallbacks: [
      { family: 'Ysabeau Arial', locals: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], width: 0.4423 },
      { family: 'Ysabeau Roboto', locals: ['Roboto'], width: 0.4381 },
      { family: 'Ysabeau DejaVu', locals: ['DejaVu Sans'], width: 0.501 },
    ],
  },
];

/** Text in both languages, on which the widths of fonts and fallbacks are compared. */
export const sampleText =
  'La fête a son carnet d’adresses. Salles, traiteurs, musiciens, décorateurs : quatre cents maisons vérifiées, ' +
  'réservées et payées au même endroit. The party has its address book. Halls, caterers, musicians, decorators: ' +
  'booked and paid in one place.';
