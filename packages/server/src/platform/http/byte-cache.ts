/** Keeps values up to a number of bytes; what was not asked for the longest leaves first. */
export class ByteCache<T extends { size: number }> {
  readonly #entries = new Map<string, T>();
  readonly #limit: number;
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** How many bytes are kept. */
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

  /** Keeps a value; one that is larger than the whole is not kept. */
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

/** Runs one piece of work for all who ask for the same thing while it is under way. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>();

  run(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const started = work().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
