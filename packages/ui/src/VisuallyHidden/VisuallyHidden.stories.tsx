import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'out of 5, from 940 reviews' },
  parameters: { french: { children: 'sur 5, d’après 940 avis' } },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

/** Sighted visitors see “4.8”. Screen readers announce the whole sentence. */
export const Default: StoryObj<typeof meta> = {
  render: (args, { globals }) => (
    <Text size={3}>
      {globals['locale'] === 'en' ? '4.8' : '4,8'} <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas, globals }) => {
    const text = globals['locale'] === 'en' ? 'out of 5, from 940 reviews' : 'sur 5, d’après 940 avis';
    const { width, height } = canvas.getByText(text).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
