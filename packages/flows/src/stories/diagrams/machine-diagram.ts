import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A transition in the diagram. */
export interface DiagramTransition {
  label: string;
  /** The key of the target state. */
  target: string;
  /** The description or the name of the guard of the transition. */
  note: string | undefined;
}

/** A state with its outgoing transitions. */
export interface DiagramState {
  key: string;
  kind: 'initial' | 'final' | 'state';
  transitions: DiagramTransition[];
}

const wordsOf = (type: string) =>
  type === ''
    ? 'immediately'
    : type.replace(
        /^xstate\.(done|error)\.actor\.(?:.*\.)?(\w+)$/,
        (_, end: string, actor: string) => `${actor} ${end === 'done' ? 'succeeds' : 'fails'}`,
      );

const targetOf = (node: AnyStateNode | undefined, from: AnyStateNode) => (node ?? from).path.join('.') || from.key;

function transitionsOf(node: AnyStateNode): DiagramTransition[] {
  const listed = [...node.transitions].flatMap(([type, list]) => list.map((transition) => ({ type, transition })));
  const always = (node.always ?? []).map((transition) => ({ type: '', transition }));
  return [...listed, ...always].map(({ type, transition }) => ({
    label: wordsOf(type),
    target: targetOf(transition.target?.[0], node),
    note: transition.description ?? (typeof transition.guard === 'string' ? transition.guard : undefined),
  }));
}

function statesOf(node: AnyStateNode, initial: string | undefined): DiagramState[] {
  const children = Object.values(node.states);
  const own: DiagramState = {
    key: node.path.join('.'),
    kind: node.type === 'final' ? 'final' : node.key === initial ? 'initial' : 'state',
    transitions: transitionsOf(node),
  };
  const first = node.initial?.target[0]?.key;
  const below = children.flatMap((child) => statesOf(child, first));
  return node.path.length === 0 || (own.transitions.length === 0 && children.length > 0) ? below : [own, ...below];
}

/** Returns the states of a machine in the order of their declaration. */
export function diagramOf(machine: AnyStateMachine): DiagramState[] {
  return statesOf(machine.root, undefined);
}
