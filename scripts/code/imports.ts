import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

/** An import graph: each file or folder with those it imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the relative module specifiers of a file: static and dynamic imports, type imports, and re-exports. */
function relativeImports(code: string, file: string): string[] {
  const { module } = parseSync(file, code);
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => code.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return names.filter((name) => name.startsWith('.'));
}

/**
 * Matches files that the product does not import: tests, stories and their helpers; an operation's cases and mock;
 * generated files.
 */
const excluded = /\.(?:test|stories|cases|mock|generated|d)\.tsx?$|(?:^|\/)(?:stories|testing)\/|-stor(?:y|ies)\.tsx?$/;

/** Reads the imports between the source files of a package. Paths are relative to `folder`. */
export function readImports(folder: string): ImportGraph {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !excluded.test(path));
  return new Map(
    files.map((file) => {
      const named = relativeImports(readFileSync(join(folder, file), 'utf8'), file);
      const targets = named.map((name) => posix.join(dirname(file), name));
      return [
        file,
        new Set(
          targets.filter(
            (target) => !target.startsWith('..') && !excluded.test(target) && existsSync(join(folder, target)),
          ),
        ),
      ];
    }),
  );
}

/** Returns the first differing ancestors of two paths: a file or folder on each side, both in the same folder. */
function siblings(from: string, to: string): [string, string] {
  const [one, other] = [from.split('/'), to.split('/')];
  const parted = one.findIndex((part, index) => part !== other[index]);
  return [one.slice(0, parted + 1).join('/'), other.slice(0, parted + 1).join('/')];
}

/** Reduces imports to those between siblings: files and folders of the same folder. */
export function betweenSiblings(imports: ImportGraph): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const [from, targets] of imports) {
    for (const to of targets) {
      if (from === to) continue;
      const [one, other] = siblings(from, to);
      graph.set(one, (graph.get(one) ?? new Set()).add(other));
    }
  }
  return graph;
}

/** Finds cycles: the strongly connected components of more than one node (Tarjan). */
export function cycles(graph: ImportGraph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string) => {
    index.set(node, index.size);
    low.set(node, index.get(node) ?? 0);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== index.get(node)) return;
    const cycle = stack.splice(stack.indexOf(node));
    if (cycle.length > 1) found.push(cycle.toSorted());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}
