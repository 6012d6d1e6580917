import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { href: '/en/providers', children: 'See all providers' },
  parameters: { french: { href: '/fr/prestataires', children: 'Voir tous les prestataires' } },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The arrow is decorative: the link's accessible name is its text. */
export const WithArrow: Story = {
  args: { arrow: true },
  play: async ({ canvas, globals }) => {
    const name = globals['locale'] === 'en' ? 'See all providers' : 'Voir tous les prestataires';
    const link = canvas.getByRole('link', { name });
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
