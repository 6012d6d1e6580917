import { breakpoints } from '../theme/breakpoints.ts';
import { formatHex } from '../theme/color.ts';
import { colorTable } from '../theme/roles/color-roles.ts';
import { shadowTable } from '../theme/roles/shadow-roles.ts';
import { colorRoles, shadowRoles, tones, type Roles, type Scheme, type Theme } from '../theme/theme.ts';
import { constantTokens } from '../theme/tokens.ts';

/** A token of the Design Tokens Format Module 2025.10 (W3C community group, DTCG). */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

/** Tokens by group and name. */
export interface TokenGroup {
  [name: string]: TokenGroup | DesignToken;
}

/** The key in `$extensions` for the original CSS value of a token. */
const extension = 'org.kermesse.css';

const channel = (part: number) => Number((part / 255).toFixed(4));

/**
 * Converts a CSS colour (`#rrggbb` or `rgb(r g b / a)`) to a DTCG value.
 * @throws {RangeError} for anything else
 */
export function colorValue(css: string) {
  const parts = css.startsWith('#')
    ? [1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const [red, green, blue, alpha = 1] = parts;
  if (red === undefined || green === undefined || blue === undefined || parts.some(Number.isNaN))
    throw new RangeError(`“${css}” is not a colour in the notation #rrggbb or rgb(r g b / a)`);
  const channels = [red, green, blue];
  return { colorSpace: 'srgb', components: channels.map(channel), alpha, hex: formatHex(channels) };
}

const px = (value: number) => ({ value, unit: 'px' });

/** Converts the shadows of a `box-shadow`, or of a `filter` with `drop-shadow()`, to DTCG values. */
export function shadowValue(css: string) {
  return [...css.matchAll(/((?:-?[\d.]+(?:px)?\s+){2,4})(rgb\([^)]+\))/g)].map(([, lengths = '', color = '']) => {
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths.trim().split(/\s+/).map(Number.parseFloat);
    return {
      color: colorValue(color),
      offsetX: px(offsetX),
      offsetY: px(offsetY),
      blur: px(blur),
      spread: px(spread),
    };
  });
}

/**
 * Converts a CSS length to a dimension. For a fluid length it uses the largest value. The CSS expression is kept as an
 * extension.
 */
function dimension(css: string): DesignToken {
  const [, value = '', unit = ''] = /([\d.]+)(px|rem|ch)\)?$/.exec(css) ?? [];
  const number = Number(value);
  const $extensions = { [extension]: css };
  if (unit === 'ch') return { $type: 'number', $value: number, $description: 'Characters of a line', $extensions };
  return {
    $type: 'dimension',
    $value: { value: number, unit },
    ...(css.startsWith('clamp') && { $description: 'Fluid: the value at 1280 px and more', $extensions }),
  };
}

function constantToken(css: string, type: string): DesignToken {
  switch (type) {
    case 'dimension':
      return dimension(css);
    case 'fontFamily':
      return { $type: type, $value: css.split(',').map((name) => name.trim().replaceAll("'", '')) };
    case 'duration':
      return { $type: type, $value: { value: Number.parseFloat(css), unit: 'ms' } };
    case 'cubicBezier':
      return { $type: type, $value: (css.match(/[\d.]+/g) ?? []).map(Number) };
    default:
      return { $type: type, $value: Number(css) };
  }
}

function tokensOf(roles: Roles): { color: TokenGroup; shadow: TokenGroup } {
  return {
    color: Object.fromEntries(
      colorRoles.map((role) => [
        role,
        { $type: 'color', $value: colorValue(roles[role]), $description: colorTable[role].description },
      ]),
    ),
    shadow: Object.fromEntries(
      shadowRoles.map((role) => [
        role,
        {
          $type: 'shadow',
          $value: shadowValue(roles[role]),
          $description: shadowTable[role].description,
          $extensions: { [extension]: roles[role] },
        },
      ]),
    ),
  };
}

/**
 * Returns all tokens of a theme in one colour scheme, in the Design Tokens format: colours and shadows by tone and
 * role, then the constant tokens. The files of both schemes have the same names, so that Figma imports them as two
 * modes of one collection of variables.
 */
export function designTokens(theme: Theme, scheme: Scheme): TokenGroup {
  const byTone = tones.map((tone) => [tone, tokensOf(theme.schemes[scheme][tone])] as const);
  return {
    color: Object.fromEntries(byTone.map(([tone, { color }]) => [tone, color])),
    shadow: Object.fromEntries(byTone.map(([tone, { shadow }]) => [tone, shadow])),
    constant: Object.fromEntries(
      Object.entries(constantTokens).map(([name, { css, type }]) => [name, constantToken(css, type)]),
    ),
    breakpoint: Object.fromEntries(
      Object.entries(breakpoints).map(([name, pixels]) => [name, { $type: 'dimension', $value: px(pixels) }]),
    ),
  };
}
