import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineDiagram } from '../../stories/diagrams/MachineDiagram.tsx';
import { profileSetupMachine } from './machine.ts';

function Diagram() {
  return <MachineDiagram machine={profileSetupMachine} label="Profile set-up" />;
}

const meta = {
  title: 'Flows/Profile set-up/Machine',
  component: Diagram,
  tags: ['!autodocs'],
} satisfies Meta<typeof Diagram>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The states and transitions of the profile set-up, drawn from the machine. */
export const TheMachine: Story = {};
