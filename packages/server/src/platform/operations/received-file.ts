function refuse(): never {
  throw new Error('The bytes of a received file are on disk: read them at its path');
}

/** A file of a form that was written to disk while it arrived. None of its bytes are in memory. */
export class ReceivedFile extends File {
  /** Its path until the request ends. */
  readonly path: string;
  readonly #size: number;

  constructor(path: string, { name, size, type }: { name: string; size: number; type: string }) {
    super([], name, { type });
    this.path = path;
    this.#size = size;
    // Those of `File` would return no bytes.
    Object.assign(this, { arrayBuffer: refuse, bytes: refuse, slice: refuse, stream: refuse, text: refuse });
  }

  override get size(): number {
    return this.#size;
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
