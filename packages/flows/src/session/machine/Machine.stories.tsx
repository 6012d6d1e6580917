import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { diagramOf } from '../../stories/diagrams/machine-diagram.ts';
import { MachineDiagram } from '../../stories/diagrams/MachineDiagram.tsx';
import { sessionMachine } from './machine.ts';

function SessionMachine() {
  return <MachineDiagram machine={sessionMachine} label="Session" />;
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
    for (const { key } of diagramOf(sessionMachine)) await expect(canvas.getAllByText(key).length).toBeGreaterThan(0);
  },
};
