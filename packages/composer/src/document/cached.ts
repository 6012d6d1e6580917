/**
 * Returns a function that computes the result for an object once. `make` must depend on nothing else. It runs each time
 * for a value that is no object.
 */
export function cached<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<object, Result>();
  return (key) => {
    if (typeof key !== 'object' || key === null) return make(key);
    if (!results.has(key)) results.set(key, make(key));
    return results.get(key) as Result;
  };
}
