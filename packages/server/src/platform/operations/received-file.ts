import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** A file of a form that was written to the disk while it came in: no byte of it is in memory. */
export class ReceivedFile extends File {
  /** Where it is until the request ends. */
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
 * The file of an operation's input as the server received it.
 * @throws when it came another way: then a route reads forms with all their bytes in memory.
 */
export function receivedFile(file: File): ReceivedFile {
  if (file instanceof ReceivedFile) return file;
  throw new Error('A form was read without being written to the disk');
}
