import { num } from './curve.ts';

/** Attributes of an element; camelCase names become the dashed names of SVG's presentation attributes. */
export type Attributes = Record<string, string | number | undefined>;

function write(attributes: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    const dashed = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    text += ` ${dashed}="${typeof value === 'number' ? num(value) : value}"`;
  }
  return text;
}

/** A group of markup. */
export function group(attributes: Attributes, ...children: string[]): string {
  return `<g${write(attributes)}>${children.join('')}</g>`;
}

/** A path. */
export function path(data: string, attributes: Attributes = {}): string {
  return `<path d="${data}"${write(attributes)}/>`;
}

/** An unfilled path. */
export function stroke(data: string, colour: string, width: number, attributes: Attributes = {}): string {
  return path(data, { fill: 'none', stroke: colour, strokeWidth: width, strokeLinecap: 'round', ...attributes });
}

/** A circle. */
export function circle(x: number, y: number, radius: number, attributes: Attributes = {}): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"${write(attributes)}/>`;
}

/** A rectangle. */
export function rect(x: number, y: number, width: number, height: number, attributes: Attributes = {}): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${write(attributes)}/>`;
}

/** The transform that puts a drawing made around 0,0 at a place. */
export function at(x: number, y: number, scale = 1, degrees = 0, flip = false): string {
  const turn = degrees === 0 ? '' : ` rotate(${num(degrees)})`;
  const size = scale === 1 && !flip ? '' : ` scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`;
  return `translate(${num(x)} ${num(y)})${turn}${size}`;
}

/** A gradient's stop: offset 0…1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

/** A gradient down the shape it fills (or in the direction given). */
export function linear(id: string, stops: readonly Stop[], [x, y]: readonly [number, number] = [0, 1]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stopsOf(stops)}</linearGradient>`;
}

/** A gradient out from the middle of the shape it fills. */
export function radial(id: string, stops: readonly Stop[], centre: readonly [number, number] = [0.5, 0.5]): string {
  return `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="0.6">${stopsOf(stops)}</radialGradient>`;
}

/** The soft shadow a cut sheet throws on the one below. */
export function dropShadow(id: string, drop: number, blur: number, colour: string, opacity: number): string {
  return (
    `<filter id="${id}" x="-25%" y="-25%" width="150%" height="160%"><feDropShadow dx="0" dy="${drop}" ` +
    `stdDeviation="${blur}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`
  );
}

/** A whole picture. */
export function document(width: number, height: number, definitions: string, ...content: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${definitions}</defs>${content.join('')}</svg>`
  );
}
