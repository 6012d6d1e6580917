import { expect, test } from 'vitest';
import { parseHex } from '../theme/color.ts';
import { colourDrawing } from './drawing.ts';
import { sourcePalette } from './palette/source-palette.ts';
import { paletteOf, rolesOf } from './palette/palette.ts';

const palette = paletteOf({ primary: '#5b1230', secondary: '#e8a13a', accent: '#fff' });
const colours = new Map(rolesOf(palette));
const drawn = rolesOf(sourcePalette);
const coloured = (drawing: string) => colourDrawing(drawing, palette, 'test.svg');

test('no two roles have colours so close that a rounded colour could be either', () => {
  const near = drawn.flatMap(([one, hex], index) =>
    drawn
      .slice(0, index)
      .filter(([, other]) =>
        parseHex(hex).every((value, channel) => Math.abs(value - (parseHex(other)[channel] ?? 0)) <= 2),
      )
      .map(([other]) => [one, other]),
  );
  expect(near).toEqual([]);
});

/** The notations in which design tools export a colour. */
const notations: Record<string, (hex: string) => string> = {
  'an attribute': (hex) => `<path fill="${hex}"/>`,
  'capitals, as Figma writes them': (hex) => `<path fill="${hex.toUpperCase()}"/>`,
  'a class, as Illustrator writes it': (hex) => `<style>.cls-1,.cls-2{stroke-width:2px;fill:${hex};}</style>`,
  'style, as Inkscape writes it': (hex) => `<path style="fill-opacity:1;stroke:${hex}"/>`,
  'style, as Illustrator writes it': (hex) => `<path style="fill: ${hex}; stroke: none"/>`,
  numbers: (hex) => `<stop stop-color='rgb(${parseHex(hex).join(', ')})'/>`,
  'percentages, as Cairo writes them': (hex) =>
    `<path fill="rgb(${parseHex(hex)
      .map((value) => `${(value / 2.55).toFixed(6)}%`)
      .join(', ')})"/>`,
};

test.each(Object.keys(notations))('every role is recognised in a colour written as %s', (notation) => {
  const write = notations[notation] ?? String;
  const lost = drawn.filter(([role, hex]) => {
    const [colour = '', result] = [colours.get(role), coloured(write(hex))];
    return !result.includes(colour) || (colour !== hex && result.includes(write(hex)));
  });
  expect(lost).toEqual([]);
});

test('a colour rounded by a tool is recognised', () => {
  expect(coloured('<path fill="#141234"/>')).toBe(`<path fill="${palette.night[0]}"/>`);
  expect(coloured('<path fill="white" stroke="#fff"/>')).toBe(
    `<path fill="${palette.paper}" stroke="${palette.paper}"/>`,
  );
});

test("Figma's shadows are recoloured, and the alpha mask that it makes of their source is not", () => {
  const shape = '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>';
  const [red, green, blue] = parseHex(sourcePalette.shadow).map((value) => (value / 255).toFixed(6));
  const shadow = `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 0.5 0"/>`;
  const [r, g, b] = parseHex(palette.shadow).map((value) => (value / 255).toFixed(5));
  expect(coloured(shape + shadow)).toBe(
    `${shape}<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 0.5 0"/>`,
  );
});

test('keywords that are no colour, and the shapes of masks and clips, stay unchanged', () => {
  const drawing =
    '<g fill="none" stroke="url(#glow)" color="inherit" fill-opacity="0.5" id="fill"><!-- fill="#123456" --></g>' +
    '<mask id="m"><path fill="white"/></mask><clipPath id="c"><rect fill="#123456"/></clipPath>';
  expect(coloured(drawing)).toBe(drawing);
});

test.each([
  ['#123456', 'test.svg, line 2, <path>: #123456 is not a colour of the palette. The nearest is '],
  ['black', 'test.svg, line 2, <path>: black is not a colour of the palette. The nearest is shadow, #020112.'],
  [
    'color(display-p3 0.1 0.1 0.2)',
    'test.svg, line 2, <path>: color(display-p3 0.1 0.1 0.2) is not a colour of the palette.',
  ],
  ['#13133580', 'test.svg, line 2, <path>: #13133580 is not a colour of the palette.'],
  ['currentColor', 'test.svg, line 2, <path>: currentColor is not a colour of the palette.'],
])('a colour outside of the palette throws an error with its place: %s', (colour, message) => {
  expect(() => coloured(`<svg>\n<path d="M0 0" fill="${colour}"/></svg>`)).toThrow(message);
});
