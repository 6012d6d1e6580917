import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Components/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Card>
        <Text>Vous ne payez Kermesse que si la fête a lieu. Flooz, T-Money et carte acceptés.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const Wide: Story = { args: { width: 'wide' } };
export const Full: Story = { args: { width: 'full' } };
