import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const card = (text: string) => (
  <Card>
    <Text>{text}</Text>
  </Card>
);

const meta = {
  title: 'Components/Container',
  component: Container,
  parameters: {
    layout: 'fullscreen',
    french: () => ({
      children: card('Vous ne payez Kermesse que si la fête a lieu. Flooz, T-Money et carte acceptés.'),
    }),
  },
  args: {
    children: card('You pay Kermesse only if the party takes place. Flooz, T-Money and cards are accepted.'),
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
