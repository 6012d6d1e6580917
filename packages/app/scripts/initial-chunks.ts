import { normalizePath } from 'vite';

/** What the function that names a chunk needs of Rolldown's context. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Returns a module and all that it imports, directly or through others; with `late`, dynamic imports as well. */
function withImports(start: string, graph: ModuleGraph, { late = false } = {}): Set<string> {
  const reached = new Set([start]);
  // The set grows while it is iterated.
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const imported of late ? [...importedIds, ...dynamicallyImportedIds] : importedIds) reached.add(imported);
  }
  return reached;
}

/**
 * Returns the function `name` of a group of chunks. The group has one file per entry with what the entry imports
 * statically, and one file `shared` with what another entry imports as well, at once or later. Modules that every entry
 * imports later are not in the group.
 *
 * @param entries the paths of the entries, by the names of their files
 */
export function nameInitialChunk(entries: Record<string, string>) {
  const starts = Object.entries(entries).map(([name, path]) => ({ name, start: normalizePath(path) }));
  let names: Map<string, string> | undefined;
  function nameAll(graph: ModuleGraph): Map<string, string> {
    const found = new Map<string, string>();
    for (const { name, start } of starts) {
      const others = starts
        .filter((other) => other.start !== start)
        .map((other) => withImports(other.start, graph, { late: true }));
      for (const id of withImports(start, graph)) found.set(id, others.some((each) => each.has(id)) ? 'shared' : name);
    }
    return found;
  }
  return (id: string, graph: ModuleGraph): string | null => {
    names ??= nameAll(graph);
    return names.get(id) ?? null;
  };
}
