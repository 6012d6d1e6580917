import { formatHex, nearestColor, parseHex } from '../theme/color.ts';
import { scenes, type Composition, type SceneName } from './catalogue.ts';
import { sourcePalette } from './palette/source-palette.ts';
import { rolesOf, type ArtPalette } from './palette/palette.ts';

type Channels = readonly [red: number, green: number, blue: number];

/**
 * Returns the file name of a scene in `drawings/`. A scene without a portrait composition uses its landscape file for
 * both.
 */
export function drawingFile(name: SceneName, composition: Composition): string {
  return `${name}${composition === 'portrait' && scenes[name].portrait ? '-portrait' : ''}.svg`;
}

const drawnRoles = rolesOf(sourcePalette).map(([role, colour]) => [role, parseHex(colour)] as const);

/**
 * Whether two colours are the same up to rounding: tools may round by one step, and roles are at least four steps
 * apart.
 */
const isNear = (one: Channels, other: Channels): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 1);

const roleAt = (channels: Channels): string | undefined => drawnRoles.find(([, drawn]) => isNear(drawn, channels))?.[0];

/**
 * Parses a colour in the notations of design tools: `#fff`, `#ffffff`, `rgb(…)` with numbers or percentages, `white`,
 * `black`.
 */
function channelsOf(text: string): Channels | undefined {
  if (text === 'white') return [255, 255, 255];
  if (text === 'black') return [0, 0, 0];
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)) return parseHex(text);
  const [, inside] = /^rgb\(([^/]*)\)$/i.exec(text) ?? [];
  const values = inside?.trim().split(/[\s,]+/) ?? [];
  const [red, green, blue] = values.map((value) =>
    Math.round(value.endsWith('%') ? Number.parseFloat(value) * 2.55 : Number(value)),
  );
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}

/** Values that are not a colour. */
const noColour = /^(?:none|inherit|url\()/;

// Skips masks, clips and comments, whose colours are not shown. Matches colours in attributes, in `style` and in
// `<style>`, and those of Figma's shadows: matrices that give every pixel one colour and multiply its alpha.
const colourPattern = new RegExp(
  [
    String.raw`<(?<shape>mask|clipPath)\b[^]*?</\k<shape>>|<!--[^]*?-->`,
    String.raw`(?<before>(?<![-\w])(?:fill|stroke|stop-color|flood-color|color)\s*[:=]\s*["']?\s*)(?<colour>[^"';}]+?)(?=\s*["';}])`,
    String.raw`(?<open>values=")0 0 0 0 (?<red>[\d.]+) 0 0 0 0 (?<green>[\d.]+) 0 0 0 0 (?<blue>[\d.]+) (?<alpha>0 0 0 [\d.]+ 0")`,
  ].join('|'),
  'g',
);

/**
 * Returns a drawing in a palette's colours. Each colour in the file represents the colour role with this value in
 * {@link sourcePalette}.
 * @throws when a colour belongs to no role: the error names the file, the line, the element and the colour
 */
export function colourDrawing(drawing: string, palette: ArtPalette, file: string): string {
  const colours = new Map(rolesOf(palette));

  function colourFor(text: string, offset: number): string {
    const channels = channelsOf(text);
    const colour = channels && colours.get(roleAt(channels) ?? '');
    if (colour !== undefined) return colour;
    const before = drawing.slice(0, offset);
    const element = before.slice(before.lastIndexOf('<')).match(/^<\w+/)?.[0] ?? '';
    const near = channels && nearestColor(rolesOf(sourcePalette), formatHex(channels));
    throw new Error(
      `${file}, line ${before.split('\n').length}, ${element}>: ${text} is not a colour of the palette.` +
        (near === undefined ? '' : ` The nearest is ${near}, ${new Map(rolesOf(sourcePalette)).get(near)}.`),
    );
  }

  return drawing.replace(colourPattern, (whole: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Partial<Record<string, string>>;
    const offset = rest.at(-3) as number;
    const { before, colour, open, red, green, blue, alpha } = groups;
    if (before !== undefined && colour !== undefined)
      return noColour.test(colour) ? whole : before + colourFor(colour, offset);
    // An alpha above 1 marks Figma's first step, which turns the source into an opaque shape. Its colour is not
    // visible.
    if (open === undefined || Number(alpha?.split(' ')[3]) > 1) return whole;
    const byte = (share?: string) => Math.round(Number(share) * 255);
    const shadow = parseHex(colourFor(formatHex([byte(red), byte(green), byte(blue)]), offset));
    return `${open}${shadow.map((value) => `0 0 0 0 ${(value / 255).toFixed(5)}`).join(' ')} ${alpha}`;
  });
}
