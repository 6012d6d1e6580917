import { constants, crc32, deflateRawSync } from 'node:zlib';

/** The gzip header: deflate, no name, no time, maximum compression, unknown system (RFC 1952, 2.3). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
/** An empty final block (RFC 1951, 3.2.6). */
const lastBlock = Buffer.from([3, 0]);
/** The maximum number of bytes in a stored block. */
const mostStored = 0xffff;

/** Returns a stored block: bytes without compression (RFC 1951, 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.byteLength, 1);
  head.writeUInt16LE(~bytes.byteLength & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * A text with gaps, compressed once. Any filling of the gaps yields a valid gzip file without compressing again:
 * deflate blocks that end on byte boundaries and refer to nothing outside them can be concatenated.
 */
export class GzipPieces {
  readonly #pieces: readonly Buffer[];
  readonly #compressed: readonly Buffer[];

  /** @param pieces the text between the gaps. */
  constructor(pieces: readonly Buffer[]) {
    this.#pieces = pieces;
    this.#compressed = pieces.map((piece) =>
      deflateRawSync(piece, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH }),
    );
  }

  /** Returns the text with `filling` in each gap. */
  plain(filling: Buffer): Buffer {
    return Buffer.concat(this.#pieces.flatMap((piece, index) => (index === 0 ? [piece] : [filling, piece])));
  }

  /**
   * Returns the same text as a gzip file.
   * @param whole the result of `plain` for this filling.
   * @throws {RangeError} when the filling is longer than 65,535 bytes.
   */
  gzip(filling: Buffer, whole: Buffer): Buffer {
    if (filling.byteLength > mostStored) throw new RangeError(`a gap holds ${mostStored} bytes at most`);
    const block = storedBlock(filling);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(whole), 0);
    trailer.writeUInt32LE(whole.byteLength, 4);
    const blocks = this.#compressed.flatMap((piece, index) => (index === 0 ? [piece] : [block, piece]));
    return Buffer.concat([header, ...blocks, lastBlock, trailer]);
  }
}
