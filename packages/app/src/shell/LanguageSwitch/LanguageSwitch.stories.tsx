import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: { label: 'Language', locale: 'en', path: '/agenda', whole: false },
  parameters: { french: { label: 'Langue', locale: 'fr' } },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Codes, as in the header. The accessible names are the names of the languages. */
export const Codes: Story = {
  play: async ({ canvas, globals }) => {
    const current = globals['locale'] === 'en' ? 'EN, English' : 'FR, Français';
    await expect(canvas.getByRole('link', { name: current })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'FR, Français' })).toHaveAttribute('href', '/fr/agenda');
    await expect(canvas.getByRole('link', { name: 'EN, English' })).toHaveAttribute('href', '/en/agenda');
  },
};

/** Full names, as in the menu on a phone. */
export const Names: Story = { args: { whole: true } };
