import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { diagramOf } from '../../stories/diagrams/machine-diagram.ts';
import { MachineDiagram } from '../../stories/diagrams/MachineDiagram.tsx';
import { phoneLoginMachine } from './machine.ts';

function PhoneLoginMachine() {
  return <MachineDiagram machine={phoneLoginMachine} label="Phone login" />;
}

const meta = {
  title: 'Flows/Phone login/Machine',
  component: PhoneLoginMachine,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof PhoneLoginMachine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The diagram is drawn from the machine, so it is always up to date. */
export const Diagram: Story = {
  play: async ({ canvas }) => {
    for (const { key } of diagramOf(phoneLoginMachine))
      await expect(canvas.getAllByText(key).length).toBeGreaterThan(0);
  },
};
