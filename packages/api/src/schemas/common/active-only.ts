/** Returns the active entries, the only news categories and tags that the site shows (specification §7). */
export function activeOnly<T extends { isActive: boolean }>(entries: readonly T[]): T[] {
  return entries.filter(({ isActive }) => isActive);
}
