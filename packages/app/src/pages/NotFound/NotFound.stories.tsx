import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Pages/Parts/Not found message',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bal-de-novembre', prefix: '/fr' },
} satisfies Meta<typeof NotFound>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An invitation that was returned to its sender, addressed to the requested path. */
export const Typical: Story = {
  play: async ({ canvas, globals }) => {
    const english = globals['locale'] === 'en';
    const title = english ? 'Error 404 - Page not found' : 'Erreur 404 – Page introuvable';
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const back = canvas.getByRole('link', { name: english ? 'BACK TO HOME' : 'RETOUR À L’ACCUEIL' });
    await expect(back).toHaveAttribute('href', '/fr/');
  },
};

/** A long path is cut after two lines. The rubber stamp covers neither. */
export const LongAddress: Story = {
  args: {
    path: '/evenements/2026/decembre/salon-de-la-fete-et-du-mariage/inscription/exposants/formulaire-complet-et-definitif',
  },
  play: async ({ canvas, globals }) => {
    const address = canvas.getByText(/salon-de-la-fete/).getBoundingClientRect();
    const stamp = canvas.getByText(globals['locale'] === 'en' ? /Return to sender/ : /Retour à l’envoyeur/);
    // The stamp is rotated: its text is about in the middle of its box.
    const { top, bottom } = stamp.getBoundingClientRect();
    await expect((top + bottom) / 2).toBeGreaterThan(address.bottom);
  },
};
