import type { Tone } from '../ground.ts';
import { colorTable, type ColorRole, type ContrastPromise } from './color-roles.ts';
import type { Palette } from './palette.ts';
import { shadowColors, shadowTable, type ShadowRole } from './shadow-roles.ts';

export type { ColorRole } from './color-roles.ts';

export type Role = ColorRole | ShadowRole;
export type Roles = Record<Role, string>;

/** The names of all colours, in the order of the table. */
export const colorRoles = /* @__PURE__ */ Object.keys(colorTable) as readonly ColorRole[];
export const shadowRoles = /* @__PURE__ */ Object.keys(shadowTable) as readonly ShadowRole[];

export interface ContrastPair {
  text: ColorRole;
  on: ColorRole;
  /** The least WCAG 2.2 contrast: 4.5 for text, 3 for large text, icons, control borders and focus rings. */
  ratio: ContrastPromise['ratio'];
  /** The tones the promise is made for; all of them when absent. */
  tones?: readonly Tone[];
}

const pairsIn = (): ContrastPair[] =>
  colorRoles.flatMap((text) =>
    (colorTable[text].contrast ?? []).flatMap(({ on: grounds, ...promise }) =>
      grounds.map((on) => ({ text, on, ...promise })),
    ),
  );

/** What `createTheme` promises for every tone in both schemes, whatever the three colours are. */
export const contrastPairs: readonly ContrastPair[] = /* @__PURE__ */ pairsIn();

/** The contrast that a role needs on a picture under the scrim: what is seen on the page can lie on a picture. */
export const scrimPairs = /* @__PURE__ */ contrastPairs.filter(({ on, tones }) => on === 'page' && !tones);

/** All roles on one ground. */
export function rolesOf(palette: Palette): Roles {
  const colors: Partial<Record<ColorRole, string>> = {};
  const colorOf = (role: ColorRole): string => (colors[role] ??= colorTable[role].value(palette, colorOf, onPage));
  const onPage = () => scrimPairs.map(({ text, ratio }) => ({ color: colorOf(text), ratio }));
  const shadows = shadowColors(palette);
  return Object.fromEntries([
    ...colorRoles.map((role) => [role, colorOf(role)]),
    ...shadowRoles.map((role) => [role, shadowTable[role].value(shadows)]),
  ]) as Roles;
}
