/**
 * The maximum number of levels of nested lists and objects in a content file. Recursive functions fail at a few
 * thousand.
 */
export const maxDepth = 100;

/** Whether a JSON value has more levels of nested lists and objects than `maxDepth`. */
export function isTooDeep(document: unknown): boolean {
  const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
  let level = [document].filter(isNested);
  for (let depth = 0; depth < maxDepth; depth += 1)
    level = level.flatMap((value) => Object.values(value).filter(isNested));
  return level.length > 0;
}
