import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Shell/Logo',
  component: Logo,
  args: { name: 'Kermesse', href: '/', label: 'Kermesse, accueil' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The site's name under a string of lights. */
export const Typical: Story = {};

/** The string of lights scales with the name; the lights stay round. */
export const LongName: Story = { args: { name: 'Les Noces du Golfe', label: 'Les Noces du Golfe, accueil' } };

/** A site with its own logo. */
export const OwnPicture: Story = { args: { picture: '/icon.svg' } };
