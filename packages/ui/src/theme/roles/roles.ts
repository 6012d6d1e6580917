import type { Tone } from '../background.ts';
import { colorTable, type ColorRole, type ContrastGuarantee } from './color-roles.ts';
import type { Palette } from './palette.ts';
import { shadowColors, shadowTable, type ShadowRole } from './shadow-roles.ts';

export type { ColorRole } from './color-roles.ts';

/** The name of a colour or shadow role; its custom property is `--` and the name. */
export type Role = ColorRole | ShadowRole;
/** A CSS value for each role on one background. */
export type Roles = Record<Role, string>;

/** The names of all colour roles, in the order of the table. */
export const colorRoles = /* @__PURE__ */ Object.keys(colorTable) as readonly ColorRole[];
/** The names of all shadow roles, in the order of the table. */
export const shadowRoles = /* @__PURE__ */ Object.keys(shadowTable) as readonly ShadowRole[];

/** Two colour roles with a guaranteed contrast. */
export interface ContrastPair {
  text: ColorRole;
  on: ColorRole;
  /** The minimum WCAG 2.2 contrast: 4.5 for text, 3 for large text, icons, control borders and focus rings. */
  ratio: ContrastGuarantee['ratio'];
  /** The tones with this guarantee. All tones when absent. */
  tones?: readonly Tone[];
}

const pairsIn = (): ContrastPair[] =>
  colorRoles.flatMap((text) =>
    (colorTable[text].contrast ?? []).flatMap(({ on: backgrounds, ...guarantee }) =>
      backgrounds.map((on) => ({ text, on, ...guarantee })),
    ),
  );

/** The contrasts that `createTheme` guarantees for every tone in both colour schemes, for any three colours. */
export const contrastPairs: readonly ContrastPair[] = /* @__PURE__ */ pairsIn();

/** The contrasts that roles need on a picture under the scrim: every colour of the page may be used there. */
export const scrimPairs = /* @__PURE__ */ contrastPairs.filter(({ on, tones }) => on === 'page' && !tones);

/** Returns all roles on one background. */
export function rolesOn(palette: Palette): Roles {
  const colors: Partial<Record<ColorRole, string>> = {};
  const colorOf = (role: ColorRole): string => (colors[role] ??= colorTable[role].value(palette, colorOf, onPage));
  const onPage = () => scrimPairs.map(({ text, ratio }) => ({ color: colorOf(text), ratio }));
  const shadows = shadowColors(palette);
  return Object.fromEntries([
    ...colorRoles.map((role) => [role, colorOf(role)]),
    ...shadowRoles.map((role) => [role, shadowTable[role].value(shadows)]),
  ]) as Roles;
}
