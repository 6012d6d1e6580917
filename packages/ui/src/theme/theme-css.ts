import { luminance } from './color.ts';
import { moreContrast } from './contrast/contrast-media.ts';
import { tones, type Scheme, type Tone } from './background.ts';
import type { Role, Roles } from './roles/roles.ts';
import { strongAliases, strongDark, strongLight } from './roles/strong-roles.ts';

type Themed = { schemes: Record<Scheme, Record<Tone, Roles>> };

/**
 * The background that differs most from the page in each scheme: the brand's in the light one, paper in the dark one.
 */
const prominent = '[data-tone=prominent]';

const scopeOf: Record<Tone, string> = {
  page: ':root,[data-theme=light],[data-tone=page]',
  brand: `[data-tone=brand],${prominent}`,
  highlight: '[data-tone=highlight]',
  paper: '[data-tone=paper]',
  deep: '[data-tone=deep]',
};

const under = (root: string, tone: Tone): string =>
  tone === 'page' ? `${root},${root} [data-tone=page]` : `${root} [data-tone=${tone}]`;

const schemeOf = (roles: Roles): Scheme => (luminance(roles.page) > luminance(roles.ink) ? 'light' : 'dark');

/** Returns the roles that have the same value in every tone of both schemes, such as the colours of paper. */
function sharedRoles({ schemes }: Themed): Set<Role> {
  const all = (['light', 'dark'] as const).flatMap((scheme) => tones.map((tone) => schemes[scheme][tone]));
  const first = schemes.light.page;
  return new Set((Object.keys(first) as Role[]).filter((role) => all.every((roles) => roles[role] === first[role])));
}

/** Returns the declarations of roles, without those in `inherited` and those that `base` has too. */
function declarations(roles: Roles, inherited: ReadonlySet<Role>, base?: Roles): string {
  const changed = (Object.keys(roles) as Role[]).filter((role) => !inherited.has(role) && roles[role] !== base?.[role]);
  const lines = changed.map((role) => `--${role}:${roles[role]}`);
  if (!base || schemeOf(roles) !== schemeOf(base)) lines.unshift(`color-scheme:${schemeOf(roles)}`);
  return lines.join(';');
}

const rule = (selector: string, body: string): string => (body ? `${selector}{${body}}` : '');

/**
 * Returns the rules of every tone in both schemes: the light ones, and on screens the dark ones for systems that prefer
 * dark or visitors who chose it. Paper is always light.
 */
function inEveryScheme(light: (tone: Tone) => string, dark: (tone: Tone, lightTone: Tone) => string): string {
  const darkUnder = (root: string): string =>
    tones.map((tone) => rule(under(root, tone), dark(tone, tone))).join('') +
    rule(`${root} ${prominent}`, dark('paper', 'brand'));
  return [
    ...tones.map((tone) => rule(scopeOf[tone], light(tone))),
    `@media screen and (prefers-color-scheme:dark){${darkUnder(':root:not([data-theme=light])')}}`,
    `@media screen{${darkUnder('[data-theme=dark]')}}`,
  ].join('\n');
}

/**
 * Returns the style sheet of a theme: light roles on `:root`; dark roles when the system prefers dark and the visitor
 * has not chosen light, and inside `[data-theme=dark]`; in each scheme, the roles of every `[data-tone]`. Dark rules
 * contain only differences, and so do those for more contrast. Roles that never differ are on the page only.
 */
export function themeCss(theme: Themed): string {
  const { light, dark } = theme.schemes;
  const shared = sharedRoles(theme);
  const usual = inEveryScheme(
    (tone) => declarations(light[tone], tone === 'page' ? new Set() : shared),
    (tone, lightTone) => declarations(dark[tone], shared, light[lightTone]),
  );
  const strong = inEveryScheme(
    (tone) => strongLight(light[tone]),
    (tone, lightTone) => strongDark({ light: light[lightTone], dark: dark[tone] }),
  );
  return `${usual}\n@media ${moreContrast}{${strong}${rule(':root,[data-theme],[data-tone]', strongAliases())}}`;
}
