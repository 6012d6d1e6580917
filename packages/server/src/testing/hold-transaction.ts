import type { Database } from '../platform/database/database.ts';

/**
 * Returns a view of a database that holds its first transaction, or the one with the index `held`, so that a test can
 * do something in between. `reached` resolves when a request is about to begin the transaction, and `release` lets it
 * begin.
 */
export function holdTransaction(db: Database, held = 0): { db: Database; reached: Promise<void>; release: () => void } {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let count = 0;
  const proxy = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'transaction' || count++ !== held) return value.bind(target) as unknown;
      return (): Pick<ReturnType<Database['transaction']>, 'execute'> => ({
        async execute(work) {
          reached.resolve();
          await released.promise;
          return target.transaction().execute(work);
        },
      });
    },
  });
  return { db: proxy, reached: reached.promise, release: released.resolve };
}
