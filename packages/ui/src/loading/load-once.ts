/**
 * Returns a function that runs `load` on its first call, and returns the same promise on each later one. After a
 * failure the next call loads again.
 * @returns a function that returns what `load` resolves to; rejects as `load` does
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
