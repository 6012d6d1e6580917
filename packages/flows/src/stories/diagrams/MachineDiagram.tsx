import { useId } from 'react';
import styled from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import { diagramOf, type DiagramState } from './machine-diagram.ts';

const width = 380;
const head = 34;
const row = 26;
const gap = 22;
const lane = 15;

const Scroller = styled.div`
  overflow-x: auto;
`;

const Drawing = styled.svg`
  display: block;
  min-width: 640px;
  max-width: 900px;
  font-family: var(--sans);
  font-size: 14px;

  [data-part='card'] {
    fill: var(--surface);
    stroke: var(--control);
  }
  [data-kind='initial'] > [data-part='head'],
  [data-kind='final'] > [data-part='head'] {
    fill: var(--brand);
  }
  [data-part='head'] {
    fill: var(--sunk);
  }
  [data-part='name'] {
    fill: var(--ink);
    font-weight: 650;
  }
  [data-kind='initial'] > [data-part='name'],
  [data-kind='final'] > [data-part='name'] {
    fill: var(--on-brand);
  }
  [data-part='label'] {
    fill: var(--ink);
  }
  [data-part='target'] {
    fill: var(--ink-soft);
  }
  [data-part='arc'] {
    fill: none;
    stroke: var(--highlight-text);
    stroke-width: 1.25;
  }
  [data-part='tip'] {
    fill: var(--highlight-text);
  }
`;

interface Placed extends DiagramState {
  y: number;
  height: number;
}

function place(states: DiagramState[]): Placed[] {
  let y = 8;
  return states.map((state) => {
    const height = head + Math.max(state.transitions.length, 0) * row + (state.transitions.length > 0 ? 8 : 0);
    const placed = { ...state, y, height };
    y += height + gap;
    return placed;
  });
}

/** Returns the arc from a transition to its target state. Longer arcs are wider, so that they do not overlap. */
function bow(from: number, to: number, order: number) {
  const reach = width + 40 + Math.min(420, Math.abs(to - from) * 0.32) + (order % 3) * lane * 0.5;
  return `M${width} ${from}C${reach} ${from} ${reach} ${to} ${width + 6} ${to}`;
}

/**
 * Draws the diagram of a state machine from its definition: each state is a card with its events, and each arc leads to
 * the target state. Initial and final states are dark.
 */
export function MachineDiagram({ machine, label }: { machine: AnyStateMachine; label: string }) {
  const states = place(diagramOf(machine));
  const tip = useId();
  const last = states.at(-1);
  const total = (last?.y ?? 0) + (last?.height ?? 0) + 12;
  const topOf = (key: string) =>
    states.find((state) => state.key === key)?.y ?? states.find((state) => state.key.startsWith(`${key}.`))?.y ?? 0;
  return (
    <Scroller tabIndex={0} role="region" aria-label={label}>
      <Drawing viewBox={`0 0 860 ${total}`} role="img" aria-label={label}>
        <marker id={tip} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path data-part="tip" d="M0 0L8 4L0 8Z" />
        </marker>
        {states.map(({ key, kind, transitions, y, height }) => (
          <g key={key} data-kind={kind}>
            <rect data-part="card" x="1" y={y} width={width - 1} height={height} />
            <rect data-part="head" x="2" y={y + 1} width={width - 3} height={head - 2} />
            <text data-part="name" x="14" y={y + 22}>
              {key}
            </text>
            {transitions.map(({ label: event, target, note }, index) => {
              const at = y + head + index * row + 18;
              return (
                <g key={index}>
                  <text data-part="label" x="14" y={at}>
                    {event}
                    {note !== undefined && <tspan data-part="target"> · {note}</tspan>}
                  </text>
                  <text data-part="target" x={width - 12} y={at} textAnchor="end">
                    {target}
                  </text>
                  <path data-part="arc" d={bow(at - 5, topOf(target) + head / 2, index)} markerEnd={`url(#${tip})`} />
                </g>
              );
            })}
          </g>
        ))}
      </Drawing>
    </Scroller>
  );
}
