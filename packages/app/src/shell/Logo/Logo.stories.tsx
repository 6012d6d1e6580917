import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Shell/Logo',
  component: Logo,
  args: { name: 'Kermesse', href: '/', label: 'Kermesse, accueil' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The site's name under its lights. */
export const Typical: Story = {};

/** The lights follow the length of the name and stay round. */
export const LongName: Story = { args: { name: 'Les Noces du Golfe', label: 'Les Noces du Golfe, accueil' } };

/** A site with a logo of its own. */
export const OwnPicture: Story = { args: { picture: '/icon.svg' } };
