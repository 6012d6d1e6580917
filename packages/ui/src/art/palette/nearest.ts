import { toOklch } from '../../theme/color.ts';
import { materials } from './materials.ts';
import { rolesOf, type Palette } from './palette.ts';

/** Lightness and the two colour axes of OKLab. */
function place(colour: string): [number, number, number] {
  const { l, c, h } = toOklch(colour);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

/** The brand's role (no material, which follows no brand) nearest to a colour, by distance in OKLab. */
export function nearestRole(palette: Palette, hex: string): string {
  const [l, a, b] = place(hex);
  let best = { role: 'night.0', distance: Infinity };
  for (const [role, colour] of rolesOf(palette)) {
    if ((role.split('.')[0] ?? role) in materials) continue;
    const [roleL, roleA, roleB] = place(colour);
    const distance = Math.hypot(l - roleL, a - roleA, b - roleB);
    if (distance < best.distance) best = { role, distance };
  }
  return best.role;
}
