import { d } from '../geometry/curve.ts';
import { at, circle, group, path, stroke } from '../geometry/svg.ts';

/** The colours of a paper flower: outer and inner petals, the fold's light, the heart. */
export interface FlowerColours {
  outer: string;
  inner: string;
  fold: string;
  heart: string;
}

/** A layered paper flower around 0,0. */
export function flower(radius: number, { outer, inner, fold, heart }: FlowerColours, petals = 8): string {
  let content = '';
  for (let ring = 0; ring < 3; ring += 1) {
    const count = petals - ring;
    const reach = radius * (1 - ring * 0.29);
    const wide = (1.5 / count) * reach * 1.35;
    const petal = d`
      M0 0C${reach * 0.2} ${-wide} ${reach * 0.86} ${-wide * 1.15} ${reach} 0
      C${reach * 0.86} ${wide * 1.15} ${reach * 0.2} ${wide} 0 0Z
    `;
    let sheets = '';
    for (let index = 0; index < count; index += 1) {
      const turn = (index / count) * 360 + ring * 23;
      sheets += group(
        { transform: at(0, 0, 1, turn) },
        path(petal, {
          fill: ring === 1 ? inner : outer,
          stroke: fold,
          strokeOpacity: 0.55,
          strokeWidth: radius * 0.022,
        }),
        stroke(d`M${reach * 0.3} 0H${reach * 0.82}`, inner === outer ? fold : inner, radius * 0.02, {
          opacity: ring === 1 ? 0 : 0.5,
        }),
      );
    }
    content += group({ filter: ring === 0 ? 'url(#warm)' : undefined }, sheets);
  }
  let stamens = '';
  for (let index = 0; index < 9; index += 1) {
    const angle = (index / 9) * 2 * Math.PI;
    stamens += circle(Math.cos(angle) * radius * 0.19, Math.sin(angle) * radius * 0.19, radius * 0.03, { fill: fold });
  }
  return content + circle(0, 0, radius * 0.15, { fill: heart }) + stamens;
}
