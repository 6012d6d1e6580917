import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LanguageSwitch, type PageLanguage } from './LanguageSwitch.tsx';

const french: PageLanguage = { lang: 'fr', name: 'Français', href: '/fr/agenda' };
const english: PageLanguage = { lang: 'en', name: 'English', href: '/en/agenda' };
const ewe: PageLanguage = { lang: 'ee', name: 'Eʋegbe', href: '/ee/agenda' };

const meta = {
  title: 'Components/LanguageSwitch',
  component: LanguageSwitch,
  args: { label: 'Language', languages: [french, english], current: 'en' },
  parameters: { french: { label: 'Langue', current: 'fr' } },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Codes, as in a header. The accessible names are the names of the languages. */
export const Codes: Story = {
  tags: ['screenshot'],
  play: async ({ canvas, globals }) => {
    const current = globals['locale'] === 'en' ? 'EN, English' : 'FR, Français';
    await expect(canvas.getByRole('link', { name: current })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'FR, Français' })).toHaveAttribute('href', '/fr/agenda');
    await expect(canvas.getByRole('link', { name: 'EN, English' })).toHaveAttribute('href', '/en/agenda');
  },
};

/** Full names, as in the menu on a phone. */
export const Names: Story = { args: { showNames: true }, tags: ['screenshot'] };

export const ThreeLanguages: Story = { args: { showNames: true, languages: [french, english, ewe] } };

/** Each link is a tab stop, in the order of the list. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    for (const name of ['FR, Français', 'EN, English']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
