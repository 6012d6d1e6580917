import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineDiagram } from '../stories/diagrams/MachineDiagram.tsx';
import { deleteAccountMachine } from './machine.ts';

function Diagram() {
  return <MachineDiagram machine={deleteAccountMachine} label="Delete account" />;
}

const meta = {
  title: 'Flows/Delete account/Machine',
  component: Diagram,
  tags: ['!autodocs'],
} satisfies Meta<typeof Diagram>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The states and transitions of the account deletion, drawn from the machine. */
export const TheMachine: Story = {};
