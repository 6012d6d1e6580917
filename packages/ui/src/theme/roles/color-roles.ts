import { contrast, ensureContrast, mix, toHex, withAlpha } from '../color.ts';
import type { Tone } from '../background.ts';
import { messageBackground, type Palette } from './palette.ts';
import { scrimOver, type ColorOnScrim } from './scrim.ts';

/** The contrast that a colour guarantees on its backgrounds. */
export interface ContrastGuarantee<Name extends string = string> {
  on: readonly Name[];
  /** The minimum WCAG 2.2 contrast: 4.5 for text, 3 for large text, icons, control borders and focus rings. */
  ratio: 4.5 | 3;
  /** The tones with this guarantee. All tones when absent. */
  tones?: readonly Tone[];
}

interface ColorRow<Name extends string = string> {
  /** The purpose of the colour. */
  description: string;
  /**
   * Returns the value on one background. `colorOf` returns another role there, `onPage` all colours that appear on the
   * page.
   */
  value: (palette: Palette, colorOf: (role: Name) => string, onPage: () => readonly ColorOnScrim[]) => string;
  contrast?: readonly ContrastGuarantee<Name>[];
  /**
   * The role that replaces this one when visitors prefer more contrast. A text role without a replacement gets a
   * stronger version of its own colour.
   */
  moreContrast?: Name;
}

const rows = <Name extends string>(
  table: Record<Name, ColorRow<NoInfer<Name>>>,
): Readonly<Record<Name, ColorRow<Name>>> => table;

const planes = ['page', 'surface', 'raised', 'sunk'] as const;
const DANGER = { light: { l: 0.473, c: 0.162, h: 29 }, dark: { l: 0.806, c: 0.11, h: 29 } } as const;
const SUCCESS = { light: { l: 0.462, c: 0.092, h: 159 }, dark: { l: 0.825, c: 0.096, h: 158 } } as const;

/**
 * All colour roles. The name of a role is that of its CSS custom property (`--page`, `--ink-soft` …). CSS, TypeScript,
 * the token files, Storybook and the contrast tests are generated from this table.
 */
export const colorTable = /* @__PURE__ */ rows({
  page: { description: 'The background of the page.', value: ({ background }) => background.page },
  surface: { description: 'The background of cards and fields.', value: ({ background }) => background.surface },
  raised: {
    description: 'The background of elements above the page, such as menus.',
    value: ({ background }) => background.raised,
  },
  sunk: {
    description: 'The background of secondary areas and of hovered elements.',
    value: ({ background }) => background.sunk,
  },
  ink: {
    description: 'Text and icons.',
    value: ({ ink, planes: all, towards }, colorOf) =>
      ensureContrast(ink, [...all, colorOf('danger-bg'), colorOf('success-bg')], 4.5, towards),
    contrast: [
      { on: [...planes, 'danger-bg', 'success-bg'], ratio: 4.5 },
      { on: ['paper-1', 'paper-2', 'paper-3'], ratio: 4.5, tones: ['paper'] },
    ],
  },
  'ink-soft': {
    description: 'Secondary text.',
    value: ({ background, ink, isPaper, onLight, planes: all, towards }) => {
      const onColor = onLight ? Math.max(0.3, background.base.l - 0.46) : 0.803;
      const soft = onLight
        ? { l: isPaper ? 0.456 : onColor, c: Math.min(ink.c, 0.042), h: ink.h }
        : { l: onColor, c: Math.min(background.base.c, 0.032), h: background.base.h + 8 };
      return ensureContrast(soft, all, 4.5, towards);
    },
    contrast: [{ on: planes, ratio: 4.5 }],
    moreContrast: 'ink',
  },
  line: {
    description: 'Subtle borders.',
    value: ({ background, isPaper, onLight, warm }) =>
      toHex(
        isPaper
          ? { l: background.base.l - 0.095, c: warm.c * 0.32, h: warm.h }
          : {
              ...background.base,
              l: background.base.l + (onLight ? -0.12 : 0.147),
              c: background.base.c * (onLight ? 1 : 1.2),
            },
      ),
    moreContrast: 'ink',
  },
  hairline: {
    description: 'Thin decorative lines in the secondary colour, gold in the default brand.',
    value: ({ background, isPaper, onLight, secondary, towards }) => {
      const onColor = onLight
        ? { ...background.base, l: background.base.l - 0.26 }
        : { l: Math.min(secondary.l, background.base.l + 0.4), c: secondary.c * 0.75, h: secondary.h };
      const seed = isPaper ? { ...secondary, l: Math.min(secondary.l, 0.744) } : onColor;
      return ensureContrast(seed, [background.page, background.raised], 1.8, towards);
    },
    moreContrast: 'highlight-text',
  },
  control: {
    description: 'The borders of form controls.',
    value: ({ background, isPaper, onLight, warm, planes: all, towards }) => {
      const onColor = onLight
        ? { ...background.base, l: background.base.l - 0.35 }
        : { l: 0.63, c: Math.min(background.base.c, 0.073), h: background.base.h + 6 };
      return ensureContrast(isPaper ? { l: 0.587, c: warm.c * 0.28, h: warm.h } : onColor, all, 3, towards);
    },
    contrast: [{ on: planes, ratio: 3 }],
    moreContrast: 'ink',
  },
  brand: {
    description: 'The fill of primary actions.',
    value: ({ brand }) => brand.fill,
    contrast: [{ on: planes, ratio: 3 }],
  },
  'on-brand': {
    description: 'Text on a brand fill.',
    value: ({ brand }) => brand.text,
    contrast: [{ on: ['brand', 'brand-hover'], ratio: 4.5 }],
  },
  'brand-hover': {
    description: 'The brand fill on hover.',
    value: ({ brand }) => brand.hover,
  },
  'brand-line': {
    description: 'The thin line inside a brand fill.',
    value: ({ brand, highlight }) =>
      contrast(highlight.fill, brand.fill) > 2
        ? mix(highlight.fill, brand.fill, 0.55)
        : mix(brand.text, brand.fill, 0.4),
    moreContrast: 'on-brand',
  },
  highlight: { description: 'The fill of elements that must stand out.', value: ({ highlight }) => highlight.fill },
  'on-highlight': {
    description: 'Text on a highlight fill.',
    value: ({ highlight }) => highlight.text,
    contrast: [{ on: ['highlight', 'highlight-hover'], ratio: 4.5 }],
  },
  'highlight-hover': {
    description: 'The highlight fill on hover.',
    value: ({ highlight }) => highlight.hover,
  },
  'highlight-line': {
    description: 'The thin line inside a highlight fill.',
    value: ({ highlight }) => mix(highlight.text, highlight.fill, 0.4),
    moreContrast: 'on-highlight',
  },
  'highlight-text': {
    description: 'Text in the hue of the highlight.',
    value: ({ isPaper, shine, planes: all, towards }) =>
      ensureContrast(isPaper ? { ...shine, l: Math.min(shine.l, 0.487) } : shine, all, 4.5, towards),
    contrast: [{ on: planes, ratio: 4.5 }],
  },
  danger: {
    description: 'Error text.',
    value: ({ background, planes: all, towards }, colorOf) =>
      ensureContrast(DANGER[background.polarity], [...all, colorOf('danger-bg')], 4.5, towards),
    contrast: [{ on: [...planes, 'danger-bg'], ratio: 4.5 }],
  },
  'danger-bg': {
    description: 'The background of error messages.',
    value: ({ background }) => messageBackground(background, 25),
  },
  success: {
    description: 'Success text.',
    value: ({ background, planes: all, towards }, colorOf) =>
      ensureContrast(SUCCESS[background.polarity], [...all, colorOf('success-bg')], 4.5, towards),
    contrast: [{ on: [...planes, 'success-bg'], ratio: 4.5 }],
  },
  'success-bg': {
    description: 'The background of success messages.',
    value: ({ background }) => messageBackground(background, 158),
  },
  focus: {
    description: 'The focus ring.',
    value: ({ onLight, darkInk, secondary, planes: all, towards }) =>
      ensureContrast(onLight ? darkInk : secondary, all, 3, towards),
    contrast: [{ on: planes, ratio: 3 }],
    moreContrast: 'ink',
  },
  'paper-1': {
    description: 'The first paper of stationery, the same on every background. Put its text inside data-tone="paper".',
    value: ({ tint }) => toHex(tint(0.894, 0.5)),
  },
  'paper-2': { description: 'The second paper, the darkest.', value: ({ tint }) => toHex(tint(0.852, 0.59)) },
  'paper-3': { description: 'The third paper, the lightest.', value: ({ tint }) => toHex(tint(0.915, 0.4)) },
  'pattern-1': { description: 'The background of the wax pattern.', value: ({ cloth }) => cloth.page },
  'pattern-2': {
    description: 'The petals of the wax pattern.',
    value: ({ cloth, secondary }) =>
      ensureContrast(secondary, [cloth.page], 3, cloth.polarity === 'dark' ? 'light' : 'dark'),
    contrast: [{ on: ['pattern-1'], ratio: 3 }],
  },
  'pattern-3': {
    description: 'The rings of the wax pattern.',
    value: ({ deep }) => toHex({ ...deep, c: deep.c * 1.1 }),
  },
  backdrop: {
    description: 'The overlay on the page behind dialogs and panels, the same on every background.',
    value: ({ cloth }) => withAlpha(cloth.page, 0.68),
  },
  scrim: {
    description: 'The overlay between a picture and its text, which keeps the text readable.',
    value: ({ background }, _colorOf, onPage) => scrimOver(background, onPage()),
    moreContrast: 'page',
  },
});

/** The name of a colour role. */
export type ColorRole = keyof typeof colorTable;
