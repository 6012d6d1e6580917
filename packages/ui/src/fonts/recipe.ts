/** Which fonts the site is set in and how they are cut: read by `scripts/assets/build-fonts.ts`, and by the test that says whether its output is current. */

/** An axis pinned to a value, or cut to a range. */
export type Axis = number | { min: number; max: number };

export interface Cut {
  family: string;
  style: 'normal' | 'italic';
  /** The CSS `font-weight` the cut answers for. */
  weight: string;
  /** The file's name before its range and hash. */
  file: string;
  /** The package's folder under node_modules and the name of its files up to the style. */
  source: { folder: string; latin: string; latinExt: string };
  axes: Record<string, Axis>;
  /** OpenType features kept; figures are old-style by default in Playfair, lining in Ysabeau Office. */
  features: string[];
  /** The characters of the file that a first view loads. */
  core: string;
  /** What the page's first view needs at once. */
  preload: boolean;
  /** Local faces shaped to take the same room until the font is there. */
  fallbacks: { family: string; locals: string[]; width: number }[];
  /** Where on the axes the room is measured. */
  measuredAt: Record<string, number>;
}

const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** The punctuation and signs of ASCII that a text in French or English seldom has. */
const seldom = '"#$*<=>[\\]^_`{|}~';
const without = (characters: string, left: string): string =>
  [...characters].filter((char) => !left.includes(char)).join('');

/**
 * What French and English are written with: the file that a first view loads. What comes next to a figure or a letter
 * is in one file with them, since letters of two files are not kerned.
 */
const textCharacters = `${without(span(0x20, 0x7e), seldom)}\u00a0«»·©ÀÇÉÊàâçèéêëîïôùûœ–—‘’“”•…€\u2009\u202f\u2011`;
/** Small capitals are drawn from capitals: headings have those of all letters. */
const headingCharacters = `${without(textCharacters, '%+@©·•€')}ºÂÈÎÔÙÛ`;

/** Characters that both fonts lack, by the character that draws them: the no-break hyphen is a hyphen. */
export const aliases = [[0x2011, 0x2d]] as const;

/** The rest of Latin-1 and of the punctuation; fetched when a page has one of them. */
export const latinCharacters = `${seldom}%+@•€${span(0xa1, 0xff)}ıŒŸ‚„†‡‰′″‹›⁄™↑↓−`;

/** Names from elsewhere (Latin Extended-A) and the letters of Ewe, Kabiyè and their neighbours. */
export const latinExtCharacters = `${span(0x100, 0x130)}${span(0x132, 0x151)}${span(0x154, 0x177)}${span(0x179, 0x17f)}ƉɖƐɛƑƒƔɣƝɲŊŋƆɔƲʋɩƖʊƱƏəǤǥẼẽỸỹṼṽɛ̃ᵉ₣`;

const playfair = {
  folder: '@fontsource-variable/playfair/files',
  latin: 'playfair-latin-opsz',
  latinExt: 'playfair-latin-ext-opsz',
};

/**
 * The widths of the local faces: mean advance in em over `sample`. Georgia is measured on Gelasio, Times and Arial on
 * Liberation, which have the same advances by design.
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

/** Running text in both languages: what the widths of fonts and of their fallbacks are compared on. */
export const sample =
  'La fête a son carnet d’adresses. Salles, traiteurs, musiciens, décorateurs : quatre cents maisons vérifiées, ' +
  'réservées et payées au même endroit. The party has its address book. Halls, caterers, musicians, decorators: ' +
  'booked and paid in one place.';
