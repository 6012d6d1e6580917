/** The entries that are switched on: all that the site shows of news categories and tags (specification §7). */
export function activeOnly<T extends { isActive: boolean }>(entries: readonly T[]): T[] {
  return entries.filter(({ isActive }) => isActive);
}
