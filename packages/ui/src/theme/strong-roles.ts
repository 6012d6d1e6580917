import { ensure, luminance, toOklch } from './color.ts';
import type { ColorRole, Roles, Scheme } from './roles.ts';

/** The least contrast of text where more contrast is wanted (WCAG 2.2, 1.4.6); black or white where a ground allows no more. */
export const strongRatio = 7;

const planes = ['page', 'surface', 'raised', 'sunk'] as const;

/** Every text role with its own colour, and the grounds it is read on. */
export const strongPairs = {
  ink: [...planes, 'danger-bg', 'success-bg'],
  'highlight-text': planes,
  danger: [...planes, 'danger-bg'],
  success: [...planes, 'success-bg'],
  'on-brand': ['brand', 'brand-hover'],
  'on-highlight': ['highlight', 'highlight-hover'],
} as const satisfies Partial<Record<ColorRole, readonly ColorRole[]>>;

type StrongRole = keyof typeof strongPairs;

const strongNames = Object.keys(strongPairs) as StrongRole[];

/** The text roles of a tone for people who want more contrast. */
export function strongRoles(roles: Roles): Record<StrongRole, string> {
  const strong = (role: StrongRole): string => {
    const grounds = strongPairs[role].map((ground) => roles[ground]);
    const lighter = grounds.every((ground) => luminance(roles[role]) > luminance(ground));
    return ensure(toOklch(roles[role]), grounds, strongRatio, lighter ? 'light' : 'dark');
  };
  return Object.fromEntries(strongNames.map((role) => [role, strong(role)])) as Record<StrongRole, string>;
}

/**
 * The roles that are others where more contrast is wanted: no softened text, lines and rings in the colour of the text,
 * and nothing to be seen through what is under a text.
 */
const aliases = {
  'ink-soft': 'ink',
  line: 'ink',
  control: 'ink',
  focus: 'ink',
  hairline: 'highlight-text',
  'brand-line': 'on-brand',
  'highlight-line': 'on-highlight',
  scrim: 'page',
} as const satisfies Partial<Record<keyof Roles, ColorRole>>;

/** The aliases as declarations. They outrank every tone and scheme. */
export const strongAliases = Object.entries(aliases)
  .map(([role, other]) => `--${role}:var(--${other})!important`)
  .join(';');

type Strong = Record<StrongRole, string>;

const written = (strong: Strong, roles: readonly StrongRole[]): string =>
  roles.map((role) => `--${role}:${strong[role]}`).join(';');

const changedIn = (roles: Roles, strong: Strong) => strongNames.filter((role) => strong[role] !== roles[role]);

/** The declarations that make a tone's light roles strong: those that change. */
export function strongLight(light: Roles): string {
  const strong = strongRoles(light);
  return written(strong, changedIn(light, strong));
}

/** The same for its dark roles: those that change, and those that the strong light ones would otherwise replace. */
export function strongDark({ light, dark }: Record<Scheme, Roles>): string {
  const strong = strongRoles(dark);
  const changed = new Set([...changedIn(dark, strong), ...changedIn(light, strongRoles(light))]);
  return written(strong, [...changed]);
}
