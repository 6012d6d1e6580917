import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'sur 5, d’après 940 avis' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

/** Seen: « 4,8 ». Read aloud: the whole sentence. */
export const Default: StoryObj<typeof meta> = {
  render: (args) => (
    <Text size={3}>
      4,8 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('sur 5, d’après 940 avis').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
