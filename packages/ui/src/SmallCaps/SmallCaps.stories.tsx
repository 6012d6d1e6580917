import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rule } from '../Rule/Rule.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SmallCaps } from './SmallCaps.tsx';

const meta = {
  title: 'Components/SmallCaps',
  component: SmallCaps,
  args: { children: 'Lomé, and all of Togo' },
  parameters: { french: { children: 'Lomé, et tout le Togo' } },
} satisfies Meta<typeof SmallCaps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text keeps its letter case for copying and screen readers. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const text = globals['locale'] === 'en' ? 'Lomé, and all of Togo' : 'Lomé, et tout le Togo';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const AfterARule: Story = {
  render: (args) => (
    <Stack direction="row" gap={4}>
      <Rule />
      <SmallCaps {...args} />
    </Stack>
  ),
};
