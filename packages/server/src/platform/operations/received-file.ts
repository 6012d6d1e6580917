import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** A file of a form that was written to disk while it arrived. None of its bytes are in memory. */
export class ReceivedFile extends File {
  /** Its path until the request ends. */
  readonly path: string;
  readonly #size: number;

  constructor(path: string, { name, size, type }: { name: string; size: number; type: string }) {
    super([], name, { type });
    this.path = path;
    this.#size = size;
  }

  override get size(): number {
    return this.#size;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = await readFile(this.path);
    return buffer.slice(byteOffset, byteOffset + byteLength);
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return Readable.toWeb(createReadStream(this.path)) as ReadableStream<Uint8Array<ArrayBuffer>>;
  }
}

/**
 * Narrows an input file to the type that the server receives.
 * @throws when the file is of another type, because a route then reads forms into memory.
 */
export function receivedFile(file: File): ReceivedFile {
  if (file instanceof ReceivedFile) return file;
  throw new Error('The form was read into memory instead of being written to disk');
}
