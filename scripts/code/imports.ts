import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

/** What imports what: a file or folder, with those that it imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The relative modules that a file names: static and dynamic imports, types, and exports from elsewhere. */
function relativeImports(code: string, file: string): string[] {
  const { module } = parseSync(file, code);
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => code.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return names.filter((name) => name.startsWith('.'));
}

/** Nothing of the product imports these: tests, stories and what they share; an operation's cases and mock; generated files. */
const aside = /\.(?:test|stories|cases|mock|generated|d)\.tsx?$|(?:^|\/)(?:stories|testing)\/|-stor(?:y|ies)\.tsx?$/;

/** The imports between the files of a package's sources. Paths begin at `folder`. */
export function readImports(folder: string): ImportGraph {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !aside.test(path));
  return new Map(
    files.map((file) => {
      const named = relativeImports(readFileSync(join(folder, file), 'utf8'), file);
      const targets = named.map((name) => posix.join(dirname(file), name));
      return [
        file,
        new Set(
          targets.filter(
            (target) => !target.startsWith('..') && !aside.test(target) && existsSync(join(folder, target)),
          ),
        ),
      ];
    }),
  );
}

/** Where two paths part: the file or folder on each side, both in the same folder. */
function siblings(from: string, to: string): [string, string] {
  const [one, other] = [from.split('/'), to.split('/')];
  const parted = one.findIndex((part, index) => part !== other[index]);
  return [one.slice(0, parted + 1).join('/'), other.slice(0, parted + 1).join('/')];
}

/** The same imports between neighbours: files and folders of the same folder. */
export function betweenNeighbours(imports: ImportGraph): ImportGraph {
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

/** The groups of nodes that reach each other (Tarjan's strongly connected components), those of one node left out. */
export function circles(graph: ImportGraph): string[][] {
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
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) found.push(circle.toSorted());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}
