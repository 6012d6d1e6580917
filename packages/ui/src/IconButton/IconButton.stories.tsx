import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Switch to the dark theme', children: <Icon icon={Moon} />, onClick: fn() },
  parameters: { french: { label: 'Passer au thème sombre' } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = globals['locale'] === 'en' ? 'Switch to the dark theme' : 'Passer au thème sombre';
    const button = canvas.getByRole('button', { name });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };
