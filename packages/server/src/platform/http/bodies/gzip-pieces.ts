import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Deflate, no name, no time, compressed at its best, on an unknown system (RFC 1952, 2.3). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
/** An empty last block (RFC 1951, 3.2.6). */
const lastBlock = Buffer.from([3, 0]);
/** The most bytes of a stored block. */
const mostStored = 0xffff;

/** A block of bytes that are stored as they are (RFC 1951, 3.2.4). */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.byteLength, 1);
  head.writeUInt16LE(~bytes.byteLength & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * A text with gaps, compressed once. Whatever fills the gaps, the whole is a gzip file without compressing again: blocks of
 * deflate that end on whole bytes and refer to nothing outside of them follow each other as they are.
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

  /** The text with `filling` in each gap. */
  plain(filling: Buffer): Buffer {
    return Buffer.concat(this.#pieces.flatMap((piece, index) => (index === 0 ? [piece] : [filling, piece])));
  }

  /**
   * The same as a gzip file.
   * @param whole what `plain` gives for this filling.
   * @throws when the filling is longer than 65,535 bytes.
   */
  gzip(filling: Buffer, whole: Buffer): Buffer {
    if (filling.byteLength > mostStored) throw new RangeError(`a gap takes ${mostStored} bytes at most`);
    const block = stored(filling);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(whole), 0);
    trailer.writeUInt32LE(whole.byteLength, 4);
    const blocks = this.#compressed.flatMap((piece, index) => (index === 0 ? [piece] : [block, piece]));
    return Buffer.concat([header, ...blocks, lastBlock, trailer]);
  }
}
