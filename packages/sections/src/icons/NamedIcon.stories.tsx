import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NamedIcon } from './NamedIcon.tsx';
import { iconNames } from './names.ts';

const meta = {
  title: 'Sections/Parts/Named icon',
  component: NamedIcon,
  args: { name: 'cake' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof NamedIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A decorative icon next to a word, as large as its text and hidden from screen readers. All names: Foundations, Icons.
 */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The icon has the size and the colour of the text around it. */
export const InATitle: Story = {
  render: ({ name }, { globals }) => (
    <h2>
      <NamedIcon name={name} /> {globals['locale'] === 'en' ? 'Cakes and sweets' : 'Gâteaux et douceurs'}
    </h2>
  ),
};
