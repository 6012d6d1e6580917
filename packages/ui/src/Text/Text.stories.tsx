import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: {
    children:
      'Venues, caterers, musicians, decorators: 412 verified providers, booked and paid for in one place. You pay only if the party takes place.',
  },
  parameters: {
    french: {
      children:
        'Salles, traiteurs, musiciens, décorateurs : 412 prestataires vérifiés, réservés et payés au même endroit. Vous ne payez que si la fête a lieu.',
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = { args: { size: 2 } };

export const Soft: Story = { args: { tone: 'soft', size: 0 } };

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={5}>
      {([3, 2, 1, 0] as const).map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};
