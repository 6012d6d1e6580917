/** A least-recently-used cache with a capacity in bytes. */
export class ByteCache<T extends { size: number }> {
  readonly #entries = new Map<string, T>();
  readonly #limit: number;
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The number of bytes in the cache. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): T | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Adds a value; ignores one that is larger than the capacity. */
  set(key: string, value: T): void {
    this.delete(key);
    if (value.size > this.#limit) return;
    this.#entries.set(key, value);
    this.#bytes += value.size;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= value.size;
  }
}
