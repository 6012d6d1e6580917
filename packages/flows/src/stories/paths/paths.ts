import {
  getInitialMicrosteps,
  getMicrosteps,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap, type AdjacencyValue } from 'xstate/graph';

/** The event with which an actor completes: with its output or its error. */
export type ActorEvent =
  | { type: `xstate.done.actor.${string}`; actorId: string; output: unknown }
  | { type: `xstate.error.actor.${string}`; actorId: string; error: unknown };

/** An event of a path: a user action or the result of an actor. */
type PathEvent<M extends AnyStateMachine> = EventFromLogic<M> | ActorEvent;

/** Returns the event with which an actor succeeds. */
export const succeeds = (actorId: string, output?: unknown): ActorEvent => ({
  type: `xstate.done.actor.${actorId}`,
  actorId,
  output,
});

/** Returns the event with which an actor fails. */
export const fails = (actorId: string): ActorEvent => ({
  type: `xstate.error.actor.${actorId}`,
  actorId,
  error: new Error('The actor fails in this path.'),
});

/** One step of a path: an event, and the expected state of the machine after it. */
export interface PathStep<M extends AnyStateMachine> {
  event: PathEvent<M>;
  snapshot: SnapshotFrom<M>;
  /** The transitions of the step, including immediate ones: `state: event #branch → next state`. */
  takes: string[];
}

/** A path through a machine. */
export interface Path<M extends AnyStateMachine> {
  input: InputFrom<M>;
  first: SnapshotFrom<M>;
  /** The immediate transitions at the start. */
  takes: string[];
  steps: PathStep<M>[];
}

/** A machine, its inputs and events, and the situations to distinguish, from which paths are generated. */
export interface PathOptions<M extends AnyStateMachine> {
  machine: M;
  /** The inputs of the machine. Paths start from each of them. */
  inputs: InputFrom<M>[];
  events: PathEvent<M>[];
  /** Whether an event can happen: excludes those that the machine accepts but the screen does not offer. */
  possible?: (snapshot: SnapshotFrom<M>, event: PathEvent<M>) => boolean;
  /** Returns the part of a snapshot that distinguishes situations. */
  situation: (snapshot: SnapshotFrom<M>) => unknown;
  /** The number of steps after which a path ends. Another path takes the remaining transitions. */
  enough?: number;
}

/** A path of any machine: the implementation does not need the machine's type. */
type AnyPath = Path<AnyStateMachine>;
type AnyStep = Omit<PathStep<AnyStateMachine>, 'event' | 'snapshot'> & {
  event: AnyEventObject;
  snapshot: AnyMachineSnapshot;
};

type Reached = AdjacencyValue<AnyMachineSnapshot, AnyEventObject>;

interface Edge extends AnyStep {
  to: string;
}

/** The outgoing edges of each situation. */
type Graph = ReadonlyMap<string, Edge[]>;

/** Returns the name of a state: its path in the machine. */
export const nameOf = (node: AnyStateNode) => node.path.join('.') || node.key;
/** Returns the name of a transition: `state: event #branch`. */
export const named = (node: AnyStateNode, type: string, branch: number) =>
  `${nameOf(node)}: ${type.replace('xstate.', '')} #${branch}`;
const childrenOf = (node: AnyStateNode) => Object.values(node.states);

/** Returns the immediate transitions between the snapshots of one step. */
function immediate(snapshots: AnyMachineSnapshot[]): string[] {
  return snapshots.slice(1).flatMap((after, place) =>
    (snapshots[place]?._nodes ?? []).flatMap((node) => {
      const branch = (node.always ?? []).findIndex(
        ({ target }) => target?.some((each) => after._nodes.includes(each)) === true,
      );
      return branch === -1 ? [] : [named(node, 'always', branch)];
    }),
  );
}

/** Returns every transition that a machine declares, as `state: event #branch`. */
export function declaredTransitions({ root }: AnyStateMachine): string[] {
  const below = (node: AnyStateNode): string[] => [
    ...[...node.transitions].flatMap(([type, list]) => list.map((_, branch) => named(node, type, branch))),
    ...(node.always ?? []).map((_, branch) => named(node, 'always', branch)),
    ...childrenOf(node).flatMap(below),
  ];
  return below(root);
}

/** Returns every state in which a machine can stay: the leaves without immediate transitions. */
export function declaredStates({ root }: AnyStateMachine): string[] {
  const below = (node: AnyStateNode): string[] => {
    if (childrenOf(node).length > 0) return childrenOf(node).flatMap(below);
    return (node.always ?? []).length > 0 ? [] : [nameOf(node)];
  };
  return below(root);
}

/** Returns the names of the states and transitions that the paths reach, without the transitions' targets. */
export function coverageOf<M extends AnyStateMachine>(paths: Path<M>[]): { states: string[]; transitions: string[] } {
  const all = paths as unknown as AnyPath[];
  const snapshots = all.flatMap(({ first, steps }) => [first, ...steps.map(({ snapshot }) => snapshot)]);
  const leaves = snapshots.flatMap(({ _nodes }) => _nodes.filter((node) => childrenOf(node).length === 0));
  const taken = all.flatMap(({ takes, steps }) => [...takes, ...steps.flatMap((step) => step.takes)]);
  return {
    states: [...new Set(leaves.map(nameOf))],
    transitions: [...new Set(taken.map((each) => each.replace(/ → .*/, '')))],
  };
}

function graphFrom({ machine, events, possible, situation }: PathOptions<AnyStateMachine>, input: unknown): Graph {
  const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify(situation(snapshot));
  const adjacency = getAdjacencyMap(machine, {
    input,
    events,
    filterEvents: (snapshot, event: AnyEventObject) =>
      (!('actorId' in event) || String(event['actorId']) in snapshot.children) && possible?.(snapshot, event) !== false,
    serializeState: keyOf,
    serializeEvent: (event) => JSON.stringify(event),
  });
  const edgesFrom = (before: AnyMachineSnapshot, event: AnyEventObject, snapshot: AnyMachineSnapshot): Edge[] => {
    const [transition] = machine.getTransitionData(before, event);
    if (transition === undefined) return [];
    const branch = (transition.source.transitions.get(event.type) ?? []).indexOf(transition);
    // A result of null (such as after a failed load) counts as a separate transition.
    const nothing = 'output' in event && event['output'] === null ? ' with nothing' : '';
    const own = `${named(transition.source, event.type, branch)} → ${JSON.stringify(snapshot.value)}${nothing}`;
    const onward = immediate(getMicrosteps(machine, before, event).map(([each]) => each));
    return [{ event, snapshot, takes: [own, ...onward], to: keyOf(snapshot) }];
  };
  return new Map(
    Object.entries<Reached>(adjacency as Record<string, Reached>).map(([key, { state, transitions }]) => [
      key,
      Object.values(transitions).flatMap((next) => edgesFrom(state, next.event, next.state)),
    ]),
  );
}

/** Returns the shortest path from a situation to a wanted edge, including that edge; undefined when there is none. */
function nearest(graph: Graph, from: string, wanted: (edge: Edge) => boolean): Edge[] | undefined {
  const ways = new Map<string, Edge[]>([[from, []]]);
  for (const [key, way] of ways) {
    for (const edge of graph.get(key) ?? []) {
      if (wanted(edge)) return [...way, edge];
      if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
    }
  }
  return undefined;
}

/** Returns the paths from an input that take the transitions missing in `taken`. */
function pathsFrom(options: PathOptions<AnyStateMachine>, input: unknown, taken: Set<string>): AnyPath[] {
  const graph = graphFrom(options, input);
  const begun = getInitialMicrosteps(options.machine, input).map(([snapshot]) => snapshot);
  const first = begun.at(-1) as AnyMachineSnapshot;
  const { situation, enough = Infinity } = options;
  const start = JSON.stringify(situation(first));
  const take = (each: string) => taken.add(each);
  const fresh = ({ takes }: Edge) => takes.some((each) => !taken.has(each));
  const isEnd = (key: string) => (graph.get(key) ?? []).every(({ to }) => to === key);
  const next = (from: string) =>
    nearest(graph, from, (edge) => fresh(edge) && !isEnd(edge.to)) ?? nearest(graph, from, fresh);
  const paths: AnyPath[] = [];
  do {
    const path: AnyPath = { input, first, takes: immediate(begun), steps: [] };
    paths.push(path);
    path.takes.forEach(take);
    let here = start;
    for (let leg = next(here); leg !== undefined && path.steps.length < enough; leg = next(here)) {
      path.steps.push(...leg);
      leg.flatMap((edge) => edge.takes).forEach(take);
      here = leg.at(-1)?.to ?? here;
    }
  } while (next(start) !== undefined);
  return paths;
}

/**
 * Generates paths through a machine that together take every transition to each of its possible targets. They are few
 * and long: each continues with the nearest transition that no path has taken yet, and enters dead ends last.
 */
export function generatedPaths<M extends AnyStateMachine>(options: PathOptions<M>): Path<M>[] {
  const taken = new Set<string>();
  const plain = options as unknown as PathOptions<AnyStateMachine>;
  return plain.inputs.flatMap((input) => pathsFrom(plain, input, taken));
}
