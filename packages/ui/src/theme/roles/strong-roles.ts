import { ensure, luminance, toOklch } from '../color.ts';
import type { Scheme } from '../ground.ts';
import { colorTable, type ColorRole } from './color-roles.ts';
import { colorRoles, contrastPairs, type Roles } from './roles.ts';

/** The least contrast of text where more contrast is wanted (WCAG 2.2, 1.4.6); black or white where a ground allows no more. */
export const strongRatio = 7;

/** Every text role with its own colour, and a ground it is read on. */
export const strongPairs = /* @__PURE__ */ contrastPairs.filter(
  ({ text, ratio, tones }) => ratio === 4.5 && !tones && colorTable[text].moreContrast === undefined,
);

/** The text roles of a tone for people who want more contrast. */
export function strongRoles(roles: Roles): Map<ColorRole, string> {
  const strong = (role: ColorRole): string => {
    const grounds = strongPairs.filter(({ text }) => text === role).map(({ on }) => roles[on]);
    const lighter = grounds.every((ground) => luminance(roles[role]) > luminance(ground));
    return ensure(toOklch(roles[role]), grounds, strongRatio, lighter ? 'light' : 'dark');
  };
  return new Map([...new Set(strongPairs.map(({ text }) => text))].map((role) => [role, strong(role)]));
}

/**
 * The roles that take another's colour where more contrast is wanted, as declarations that outrank every tone and scheme:
 * no softened text, lines and rings in the colour of the text, and nothing to be seen through what is under a text.
 */
export const strongAliases = (): string =>
  colorRoles
    .flatMap((role) => {
      const other = colorTable[role].moreContrast;
      return other === undefined ? [] : [`--${role}:var(--${other})!important`];
    })
    .join(';');

const written = (strong: ReadonlyMap<ColorRole, string>, wanted: (role: ColorRole) => boolean): string =>
  [...strong].flatMap(([role, color]) => (wanted(role) ? [`--${role}:${color}`] : [])).join(';');

/** The declarations that make a tone's light roles strong: those that change. */
export function strongLight(light: Roles): string {
  const strong = strongRoles(light);
  return written(strong, (role) => strong.get(role) !== light[role]);
}

/** The same for its dark roles: those that change, and those that the strong light ones would otherwise replace. */
export function strongDark({ light, dark }: Record<Scheme, Roles>): string {
  const strong = strongRoles(dark);
  const byDay = strongRoles(light);
  return written(strong, (role) => strong.get(role) !== dark[role] || byDay.get(role) !== light[role]);
}
