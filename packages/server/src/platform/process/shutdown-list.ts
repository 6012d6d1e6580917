/** What a running server has opened and started, in the order of creation. */
export interface ShutdownList {
  /**
   * Adds how to close a resource. Call it as soon as the resource exists, so that a start that fails later closes it.
   *
   * @param name the resource, for the log.
   */
  add(name: string, close: () => Promise<void> | void): void;
  /**
   * Closes every resource, the newest first, each after the one before it is closed. A resource may use older ones
   * while it closes. A failure is logged and does not prevent the others. A second call waits for the first.
   */
  closeAll(): Promise<void>;
}

/** Creates an empty list. */
export function createShutdownList(log: (text: string, error: unknown) => void = console.error): ShutdownList {
  const resources: { name: string; close: () => Promise<void> | void }[] = [];
  let closing: Promise<void> | undefined;
  async function closeInReverse(): Promise<void> {
    for (const { name, close } of resources.toReversed()) {
      try {
        await close();
      } catch (error) {
        log(`Closing ${name} failed:`, error);
      }
    }
  }
  return {
    add: (name, close) => void resources.push({ name, close }),
    closeAll: () => (closing ??= closeInReverse()),
  };
}
