export type Tone = 'page' | 'brand' | 'highlight' | 'paper' | 'deep';
export type Scheme = 'light' | 'dark';

export const tones = ['page', 'brand', 'highlight', 'paper', 'deep'] as const satisfies readonly Tone[];
export const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];

/**
 * What a colour is for. Each is a CSS custom property of the same name (`--page`, `--ink-soft` …).
 *
 * Grounds: page, surface, raised, sunk. Text: ink, ink-soft, highlight-text, danger, success. Fills with their text,
 * hover and inner hairline: brand, highlight. Borders: line (quiet), hairline (the gold one), control (form controls).
 * Papers tint stationery drawn on any ground; text on a paper belongs in an element with `data-tone="paper"`.
 * Patterns colour the wax cloth: ground, petals, rings. Shadows are `box-shadow`s: `shadow-sheet` is that of
 * a sheet of paper. `shadow-paper` is the same as a `filter`, for papers with a cut outline; a filter is drawn anew with everything
 * inside of it, so it belongs on small things, never around a form.
 */
export const colorRoles = [
  'page',
  'surface',
  'raised',
  'sunk',
  'ink',
  'ink-soft',
  'line',
  'hairline',
  'control',
  'brand',
  'on-brand',
  'brand-hover',
  'brand-line',
  'highlight',
  'on-highlight',
  'highlight-hover',
  'highlight-line',
  'highlight-text',
  'danger',
  'danger-bg',
  'success',
  'success-bg',
  'focus',
  'paper-1',
  'paper-2',
  'paper-3',
  'pattern-1',
  'pattern-2',
  'pattern-3',
] as const;
export const shadowRoles = ['shadow-rest', 'shadow-raised', 'shadow-sheet', 'shadow-paper'] as const;

/** The overlay that keeps text readable on any picture. */
export const scrimRoles = ['scrim'] as const;

export type ColorRole = (typeof colorRoles)[number];
export type ShadowRole = (typeof shadowRoles)[number];
export type Role = ColorRole | ShadowRole | (typeof scrimRoles)[number];
export type Roles = Record<Role, string>;

export interface ContrastPair {
  text: ColorRole;
  on: ColorRole;
  /** The least WCAG 2.2 contrast: 4.5 for text, 3 for large text, icons, control borders and focus rings. */
  ratio: 4.5 | 3;
  /** The tones the promise is made for; all of them when absent. */
  tones?: readonly Tone[];
}

const grounds = ['page', 'surface', 'raised', 'sunk'] as const;
const on = (text: ColorRole, grounds_: readonly ColorRole[], ratio: 4.5 | 3, only?: readonly Tone[]): ContrastPair[] =>
  grounds_.map((ground) => ({ text, on: ground, ratio, ...(only && { tones: only }) }));

/** What `createTheme` promises for every tone in both schemes, whatever the three colours are. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on('ink', [...grounds, 'danger-bg', 'success-bg'], 4.5),
  ...on('ink-soft', grounds, 4.5),
  ...on('highlight-text', grounds, 4.5),
  ...on('danger', [...grounds, 'danger-bg'], 4.5),
  ...on('success', [...grounds, 'success-bg'], 4.5),
  ...on('on-brand', ['brand', 'brand-hover'], 4.5),
  ...on('on-highlight', ['highlight', 'highlight-hover'], 4.5),
  ...on('brand', grounds, 3),
  ...on('control', grounds, 3),
  ...on('focus', grounds, 3),
  ...on('pattern-2', ['pattern-1'], 3),
  ...on('ink', ['paper-1', 'paper-2', 'paper-3'], 4.5, ['paper']),
];
