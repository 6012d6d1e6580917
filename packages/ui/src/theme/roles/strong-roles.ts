import { ensureContrast, luminance, toOklch } from '../color.ts';
import type { Scheme } from '../background.ts';
import { colorTable, type ColorRole } from './color-roles.ts';
import { colorRoles, contrastPairs, type Roles } from './roles.ts';

/**
 * The minimum contrast of text for visitors who prefer more contrast (WCAG 2.2, 1.4.6). Black or white where a
 * background allows no more.
 */
export const strongRatio = 7;

/** The text roles that keep their own colour, with each background they are used on. */
export const strongPairs = /* @__PURE__ */ contrastPairs.filter(
  ({ text, ratio, tones }) => ratio === 4.5 && !tones && colorTable[text].moreContrast === undefined,
);

/** Returns the text colours of a tone for visitors who prefer more contrast. */
export function strongRoles(roles: Roles): Map<ColorRole, string> {
  const strong = (role: ColorRole): string => {
    const backgrounds = strongPairs.filter(({ text }) => text === role).map(({ on }) => roles[on]);
    const lighter = backgrounds.every((background) => luminance(roles[role]) > luminance(background));
    return ensureContrast(toOklch(roles[role]), backgrounds, strongRatio, lighter ? 'light' : 'dark');
  };
  return new Map([...new Set(strongPairs.map(({ text }) => text))].map((role) => [role, strong(role)]));
}

/**
 * Returns the declarations of roles that another role replaces for more contrast. They override every tone and scheme:
 * no softened text, lines and focus rings in the text colour, and an opaque scrim.
 */
export const strongAliases = (): string =>
  colorRoles
    .flatMap((role) => {
      const replacement = colorTable[role].moreContrast;
      return replacement === undefined ? [] : [`--${role}:var(--${replacement})!important`];
    })
    .join(';');

const declarations = (strong: ReadonlyMap<ColorRole, string>, isIncluded: (role: ColorRole) => boolean): string =>
  [...strong].flatMap(([role, color]) => (isIncluded(role) ? [`--${role}:${color}`] : [])).join(';');

/** Returns the declarations that strengthen a tone's light roles: only those that change. */
export function strongLight(light: Roles): string {
  const strong = strongRoles(light);
  return declarations(strong, (role) => strong.get(role) !== light[role]);
}

/**
 * Returns the declarations that strengthen a tone's dark roles: those that change, and those that the strong light ones
 * would otherwise override. Roles that are the same in both schemes need no second declaration.
 */
export function strongDark({ light, dark }: Record<Scheme, Roles>): string {
  const strong = strongRoles(dark);
  const strongInLight = strongRoles(light);
  const isSame = (role: ColorRole) => dark[role] === light[role] && strong.get(role) === strongInLight.get(role);
  const isChanged = (role: ColorRole) => strong.get(role) !== dark[role] || strongInLight.get(role) !== light[role];
  return declarations(strong, (role) => isChanged(role) && !isSame(role));
}
