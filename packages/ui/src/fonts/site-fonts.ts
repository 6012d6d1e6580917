/**
 * The fonts of the site and how they are subset. `scripts/assets/build-fonts.ts` reads this file, and so does the test
 * that checks whether its output is current.
 */

/** A variation axis: pinned to a value, or limited to a range. */
export type Axis = number | { min: number; max: number };

/** A font of the site, and the package from which it is built. */
export interface SiteFont {
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
  fallbacks: Fallback[];
}

/** Local fonts of the same widths. The first one that the device has is used. */
interface Fallback {
  family: string;
  /** The CSS `font-weight` that the fonts cover. By default all weights. */
  weight?: string;
  locals: string[];
  /** The mean advance in em over `sampleText`. */
  width: number;
  /** The axis values of the site's font at which the metrics are measured. */
  measuredAt: Record<string, number>;
}

const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** ASCII punctuation and symbols that are rare in French and English text. */
const rareAscii = '"#$*<=>[\\]^_`{|}~';
const without = (characters: string, excluded: string): string =>
  [...characters].filter((char) => !excluded.includes(char)).join('');

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

/** The weights of the site that the regular and the bold local fonts replace. */
const regular = { weight: '400 559', measuredAt: { wght: 460 } };
const bold = { weight: '560 700', measuredAt: { wght: 600 } };
/** Headings break into lines where they are large, and large letters are narrower. */
const roman = { measuredAt: { opsz: 65, wght: 400 } };
const italic = { measuredAt: { opsz: 36, wght: 400 } };

/**
 * The fonts of the site. Georgia is measured on Gelasio, Times and Arial on Liberation, which have the same advances
 * by design.
 */
export const siteFonts: SiteFont[] = [
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
    fallbacks: [
      { family: 'Playfair Georgia', locals: ['Georgia', 'Gelasio'], width: 0.4466, ...roman },
      { family: 'Playfair Times', locals: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.4058, ...roman },
      { family: 'Playfair Noto', locals: ['Noto Serif'], width: 0.4803, ...roman },
      { family: 'Playfair DejaVu', locals: ['DejaVu Serif'], width: 0.5202, ...roman },
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
    fallbacks: [
      { family: 'Playfair Georgia', locals: ['Georgia Italic', 'Gelasio Italic'], width: 0.4555, ...italic },
      {
        family: 'Playfair Times',
        locals: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
        width: 0.4084,
        ...italic,
      },
      { family: 'Playfair Noto', locals: ['Noto Serif Italic'], width: 0.4677, ...italic },
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
    fallbacks: [
      {
        family: 'Ysabeau Arial',
        locals: ['Arial', 'Liberation Sans', 'Arimo'],
        width: 0.4522,
        ...regular,
      },
      {
        family: 'Ysabeau Arial',
        locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
        width: 0.4839,
        ...bold,
      },
      { family: 'Ysabeau Roboto', locals: ['Roboto'], width: 0.4475, ...regular },
      { family: 'Ysabeau Roboto', locals: ['Roboto Bold'], width: 0.4552, ...bold },
      { family: 'Ysabeau DejaVu', locals: ['DejaVu Sans'], width: 0.5141, ...regular },
      { family: 'Ysabeau DejaVu', locals: ['DejaVu Sans Bold'], width: 0.5795, ...bold },
    ],
  },
];

/**
 * Text in both languages, on which the widths of fonts and fallbacks are compared. Its letters are about as frequent as
 * those of the demo site: many more `t` than `s` change the ratio by 2 %.
 */
export const sampleText =
  'La fête a son carnet d’adresses. Salles, traiteurs, musiciens : commencez gratuitement, puis payez par ' +
  'événement ou par mois. Quatre fois par mois, par e-mail ou par SMS. Rien d’autre dans l’enveloppe. La ' +
  'recherche arrive bientôt. The party has its address book. Each one has opened their workshop, shown their ' +
  'papers and signed the charter. Stage, lights, generator and permits: one quote, one number to remember. A ' +
  'good party begins with a promise kept. Thursday 3 December 2026, 14:30.';
