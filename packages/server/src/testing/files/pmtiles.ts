/** A map tile with its bytes. */
export interface ArchivedTile {
  z: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

/** Returns a tile's number along the Hilbert curve that archives are sorted by, after the tiles of all lower zooms. */
function tileId(z: number, x: number, y: number): number {
  let [tx, ty, id] = [x, y, 0];
  for (let zoom = 0; zoom < z; zoom += 1) id += 4 ** zoom;
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const [right, low] = [(tx & side) > 0 ? 1 : 0, (ty & side) > 0 ? 1 : 0];
    id += side * side * ((3 * right) ^ low);
    if (low === 0) {
      if (right === 1) [tx, ty] = [side - 1 - (tx & (side - 1)), side - 1 - (ty & (side - 1))];
      [tx, ty] = [ty, tx];
    }
  }
  return id;
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

/** Creates a PMTiles archive (version 3, uncompressed, one directory) of vector tiles. */
export function pmtilesOf(tiles: ArchivedTile[], metadata: Record<string, unknown> = {}): Uint8Array {
  const sorted = tiles.map((tile) => ({ ...tile, id: tileId(tile.z, tile.x, tile.y) })).toSorted((a, b) => a.id - b.id);
  let end = 0;
  const offsets = sorted.map(({ bytes }) => (end += bytes.length) - bytes.length);
  const directory = Buffer.from([
    ...varint(sorted.length),
    ...sorted.flatMap(({ id }, index) => varint(id - (sorted[index - 1]?.id ?? 0))),
    ...sorted.flatMap(() => varint(1)),
    ...sorted.flatMap(({ bytes }) => varint(bytes.length)),
    ...offsets.flatMap((offset) => varint(offset + 1)),
  ]);
  const about = Buffer.from(JSON.stringify(metadata));
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const data = 127 + directory.length + about.length;
  // Offset and length of: root directory, metadata, leaf directories, tiles. Then three counts of tiles.
  [
    127,
    directory.length,
    127 + directory.length,
    about.length,
    data,
    0,
    data,
    end,
    sorted.length,
    sorted.length,
    sorted.length,
  ].forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8));
  // Clustered; directories and tiles uncompressed; vector tiles.
  [1, 1, 1, 1].forEach((value, index) => header.writeUInt8(value, 96 + index));
  header.writeUInt8(Math.min(...sorted.map(({ z }) => z)), 100);
  header.writeUInt8(Math.max(...sorted.map(({ z }) => z)), 101);
  [-1_800_000_000, -850_000_000, 1_800_000_000, 850_000_000].forEach((value, index) =>
    header.writeInt32LE(value, 102 + index * 4),
  );
  return Buffer.concat([header, directory, about, ...sorted.map(({ bytes }) => bytes)]);
}
