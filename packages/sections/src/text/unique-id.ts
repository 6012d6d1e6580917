/** Creates a function that numbers repeated ids: `a`, `b`, `a` → `a`, `b`, `a-2`. */
export function createUniqueId(): (id: string) => string {
  const counts = new Map<string, number>();
  return (id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}
