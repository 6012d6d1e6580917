import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const onSubmit = fn((event: FormEvent) => event.preventDefault());

const meta = {
  title: 'Components/SubmitButton',
  component: SubmitButton,
  args: { children: 'Find a kit', icon: <Icon icon={Search} /> },
  parameters: { french: { children: 'Trouver un kit' } },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <SubmitButton {...args} />
    </form>
  ),
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    canvas.getByRole('button', { name: globals['locale'] === 'en' ? 'Find a kit' : 'Trouver un kit' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};
