import { d } from '../geometry/curve.ts';
import { stroke } from '../geometry/svg.ts';

/** The engraver's ring of woven waves, around 0,0: `strands` waves of `lobes` lobes about `radius`. */
export function guilloche(
  colour: string,
  {
    radius,
    swing,
    lobes,
    strands,
    width = 0.7,
    opacity = 1,
  }: { radius: number; swing: number; lobes: number; strands: number; width?: number; opacity?: number },
): string {
  const steps = Math.min(900, lobes * 10);
  let rings = '';
  for (let strand = 0; strand < strands; strand += 1) {
    const phase = (strand / strands) * 2 * Math.PI;
    let data = '';
    for (let step = 0; step <= steps; step += 1) {
      const angle = (step / steps) * 2 * Math.PI;
      const reach = radius + swing * Math.sin(lobes * angle + phase);
      data += d`${step === 0 ? 'M' : 'L'}${reach * Math.cos(angle)} ${reach * Math.sin(angle)}`;
    }
    rings += stroke(data, colour, width, { opacity });
  }
  return rings;
}
