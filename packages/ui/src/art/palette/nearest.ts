import { toOklch } from '../../theme/color.ts';
import { materials } from './materials.ts';
import { rolesOf, type ArtPalette } from './palette.ts';

/** Returns the OKLab coordinates of a colour: lightness and two colour axes. */
function toOklab(colour: string): [number, number, number] {
  const { l, c, h } = toOklch(colour);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

/** Returns the role with the colour nearest to `hex`, by distance in OKLab. */
export function nearestRole(roles: readonly (readonly [role: string, colour: string])[], hex: string): string {
  const [l, a, b] = toOklab(hex);
  let best = { role: '', distance: Infinity };
  for (const [role, colour] of roles) {
    const [roleL, roleA, roleB] = toOklab(colour);
    const distance = Math.hypot(l - roleL, a - roleA, b - roleB);
    if (distance < best.distance) best = { role, distance };
  }
  return best.role;
}

/** Returns the palette's roles that follow the brand, without the materials. */
export function brandRoles(palette: ArtPalette): [role: string, colour: string][] {
  return rolesOf(palette).filter(([role]) => !((role.split('.')[0] ?? role) in materials));
}
