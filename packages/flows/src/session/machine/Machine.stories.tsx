import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { diagramOf } from '../../stories/diagrams/machine-diagram.ts';
import { MachineDiagram } from '../../stories/diagrams/MachineDiagram.tsx';
import { createSessionMachine } from './machine.ts';
import { fakeServices } from './testing.ts';

const machine = createSessionMachine(fakeServices());

function SessionMachine() {
  return <MachineDiagram machine={machine} label="Session" />;
}

const meta = {
  title: 'Flows/Session/Machine',
  component: SessionMachine,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SessionMachine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The diagram is drawn from the machine, so it is always up to date. */
export const Diagram: Story = {
  play: async ({ canvas }) => {
    for (const { key } of diagramOf(machine)) await expect(canvas.getAllByText(key).length).toBeGreaterThan(0);
  },
};
