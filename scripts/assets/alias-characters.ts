import { create } from 'fontkit';

/** A code point, and another one whose glyph it uses. */
export type Alias = readonly [codePoint: number, drawnAs: number];

/** An entry of a font's table directory (OpenType 1.9, "Organization of an OpenType Font"). */
interface Table {
  tag: string;
  bytes: Buffer;
}

const headerSize = 12;
const entrySize = 16;

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = headerSize + index * entrySize;
    const offset = font.readUInt32BE(at + 8);
    return {
      tag: font.toString('latin1', at, at + 4),
      bytes: font.subarray(offset, offset + font.readUInt32BE(at + 12)),
    };
  });
}

const padded = (size: number): number => Math.ceil(size / 4) * 4;

function writeTables(version: number, tables: Table[]): Buffer {
  const header = Buffer.alloc(headerSize + tables.length * entrySize);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  header.writeUInt32BE(version, 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE(tables.length * 16 - power * 16, 10);
  let offset = header.length;
  tables.forEach(({ tag, bytes }, index) => {
    const at = headerSize + index * entrySize;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes.length);
  });
  return Buffer.concat([
    header,
    ...tables.map(({ bytes }) => Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)])),
  ]);
}

/**
 * Returns a `cmap` table with one subtable for all of Unicode (format 12). `glyphs`: glyph ids by code point, in order.
 */
function writeCmap(glyphs: [number, number][]): Buffer {
  const groups: { from: number; to: number; glyph: number }[] = [];
  for (const [point, glyph] of glyphs) {
    const last = groups.at(-1);
    if (last && point === last.to + 1 && glyph === last.glyph + last.to - last.from + 1) last.to = point;
    else groups.push({ from: point, to: point, glyph });
  }
  const table = Buffer.alloc(28 + groups.length * 12);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(table.length - 12, 16);
  table.writeUInt32BE(groups.length, 24);
  groups.forEach(({ from, to, glyph }, index) => {
    [from, to, glyph].forEach((value, place) => table.writeUInt32BE(value, 28 + index * 12 + place * 4));
  });
  return table;
}

/**
 * Adds characters to a TrueType font that use its existing glyphs, for example the glyph of the hyphen for the no-break
 * hyphen. Otherwise a browser takes such a character from another font. Skips aliases whose glyph is missing.
 *
 * @param font an uncompressed font (`targetFormat: 'sfnt'` of subset-font).
 * @returns a font without checksums, to be subset again.
 */
export function aliasCharacters(font: Buffer, aliases: readonly Alias[]): Buffer {
  const parsed = create(font);
  const known = new Set(parsed.characterSet);
  const added = aliases.filter(([point, drawnAs]) => known.has(drawnAs) && !known.has(point));
  if (added.length === 0) return font;
  const drawn = new Map(added);
  const glyphs = [...known, ...drawn.keys()]
    .toSorted((a, b) => a - b)
    .map((point): [number, number] => [point, parsed.glyphForCodePoint(drawn.get(point) ?? point).id]);
  const tables = readTables(font).map((table) =>
    table.tag === 'cmap' ? { ...table, bytes: writeCmap(glyphs) } : table,
  );
  return writeTables(font.readUInt32BE(0), tables);
}
