/**
 * A colour in OKLCH: lightness 0–1, chroma 0–about 0.37, hue in degrees. Source of the matrices: Björn Ottosson, OKLab.
 */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Rgb = [number, number, number];

/** Returns the value within the limits that is nearest to `value`. */
export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

const toLinear = Float64Array.from({ length: 256 }, (_, step) => {
  const value = step / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const fromLinear = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/**
 * Parses a CSS hex colour into three bytes: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (alpha is dropped).
 * @throws {RangeError} for anything else
 */
export function parseHex(hex: string): Rgb {
  const match = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(hex.trim());
  if (!match?.[1]) throw new RangeError(`Not a hex colour: ${hex}`);
  const digits = match[1].length < 6 ? match[1].replace(/./g, '$&$&') : match[1];
  const value = Number.parseInt(digits.slice(0, 6), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Formats three channels (0–255, rounded) as `#rrggbb`. */
export const formatHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two hex colours channel by channel in sRGB. `share` (0–1) is the share of the first. */
export function mix(a: string, b: string, share: number): string {
  const second = parseHex(b);
  return formatHex(parseHex(a).map((channel, index) => channel * share + (second[index] ?? 0) * (1 - share)));
}

const linearOf = (step: number): number => toLinear[step] ?? 0;

/** Returns the WCAG relative luminance, 0–1. */
export function luminance(hex: string): number {
  const value = hex.length === 7 ? Number.parseInt(hex.slice(1), 16) : Number.NaN;
  const [r, g, b] = Number.isNaN(value) ? parseHex(hex) : [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  return 0.2126 * linearOf(r) + 0.7152 * linearOf(g) + 0.0722 * linearOf(b);
}

/** Returns the WCAG 2.2 contrast ratio of two hex colours, 1–21, not rounded. */
export function contrast(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Converts a hex colour (`#rrggbb`) to OKLCH: lightness 0–1, chroma, hue in degrees. Greys have chroma and hue 0. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = parseHex(hex).map(linearOf) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const c = Math.hypot(a, bb);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: c < 0.0005 ? 0 : c,
    h: c < 0.0005 ? 0 : ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Returns the OKLab coordinates of a colour: lightness and two colour axes. */
function toOklab(hex: string): [l: number, a: number, b: number] {
  const { l, c, h } = toOklch(hex);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

/** Returns the name of the colour that looks most like `hex`: the nearest in OKLab. */
export function nearestColor<Name>(colors: readonly (readonly [name: Name, color: string])[], hex: string): Name {
  const [l, a, b] = toOklab(hex);
  const distances = colors.map(([, color]) => {
    const [ownL, ownA, ownB] = toOklab(color);
    return Math.hypot(l - ownL, a - ownA, b - ownB);
  });
  const nearest = colors[distances.indexOf(Math.min(...distances))];
  if (nearest === undefined) throw new RangeError('There are no colours to compare.');
  return nearest[0];
}

// One shared array for the result: a theme makes some thousand conversions, and new arrays would cost as much as the
// arithmetic.
const linear = new Float64Array(3);

/** Writes the linear sRGB of an OKLab colour into `linear`. Returns whether it is inside the gamut. */
function convert(l: number, a: number, b: number): boolean {
  const ll = l + 0.3963377774 * a + 0.2158037573 * b;
  const mm = l - 0.1055613458 * a - 0.0638541728 * b;
  const ss = l - 0.0894841775 * a - 1.291485548 * b;
  const [l3, m3, s3] = [ll * ll * ll, mm * mm * mm, ss * ss * ss];
  const red = 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3;
  const green = -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3;
  const blue = -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3;
  linear[0] = red;
  linear[1] = green;
  linear[2] = blue;
  return Math.min(red, green, blue) >= -0.0005 && Math.max(red, green, blue) <= 1.0005;
}

const byte = (channel: number): number => Math.round(fromLinear(clamp(linear[channel] ?? 0, 0, 1)) * 255);

/** Converts a colour to hex. A colour outside of sRGB keeps its lightness and hue and loses chroma. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = clamp(l, 0, 1);
  const angle = (h * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  if (!convert(lightness, c * cos, c * sin)) {
    let low = 0;
    let high = c;
    for (let step = 0; step < 8; step += 1) {
      const middle = (low + high) / 2;
      if (convert(lightness, middle * cos, middle * sin)) low = middle;
      else high = middle;
    }
    convert(lightness, low * cos, low * sin);
  }
  return `#${((1 << 24) | (byte(0) << 16) | (byte(1) << 8) | byte(2)).toString(16).slice(1)}`;
}

const levels = (backgrounds: readonly string[]): number[] =>
  backgrounds.map((background) => luminance(background) + 0.05);

function passes(hex: string, against: readonly number[], ratio: number): boolean {
  const own = luminance(hex) + 0.05;
  return against.every((other) => (own > other ? own / other : other / own) >= ratio);
}

/** Whether a colour has at least this contrast ratio on each of the backgrounds. */
export const hasContrast = (hex: string, backgrounds: readonly string[], ratio: number): boolean =>
  passes(hex, levels(backgrounds), ratio);

/**
 * Returns the colour nearest in lightness to `seed` that reaches `ratio` on every background when moved `towards` light
 * or dark.
 *
 * It checks the final hex value, so gamut clipping and rounding to 8 bits are accounted for. When even white or black
 * does not reach the ratio, it returns white or black.
 */
export function ensureContrast(
  seed: Oklch,
  backgrounds: readonly string[],
  ratio: number,
  towards: 'light' | 'dark',
): string {
  const against = levels(backgrounds);
  const start = toHex(seed);
  if (passes(start, against, ratio)) return start;
  const end = towards === 'light' ? 1 : 0;
  let near = seed.l;
  let far = end;
  for (let step = 0; step < 9; step += 1) {
    const middle = (near + far) / 2;
    if (passes(toHex({ ...seed, l: middle }), against, ratio)) far = middle;
    else near = middle;
  }
  // Contrast is not perfectly monotonic once chroma is clipped: move on in small steps until the hex value itself
  // passes.
  for (let l = far; towards === 'light' ? l < 1 : l > 0; l += towards === 'light' ? 0.004 : -0.004) {
    const hex = toHex({ ...seed, l });
    if (passes(hex, against, ratio)) return hex;
  }
  return towards === 'light' ? '#ffffff' : '#000000';
}

/** Returns `rgb(r g b / alpha)`, for shadows. */
export function withAlpha(hex: string, alpha: number): string {
  return `rgb(${parseHex(hex).join(' ')} / ${alpha})`;
}
