import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const fr = { label: 'Envoi de la pièce d’identité', text: '1,7 Mo sur 4 Mo', page: 'Chargement de la page' };
const en: typeof fr = { label: 'Uploading the identity card', text: '1.7 MB of 4 MB', page: 'Loading the page' };
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: en.label },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { value: 0.425, valueText: en.text },
  parameters: { french: { label: fr.label, valueText: fr.text } },
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('progressbar', { name: words(globals).label });
    await expect(bar).toHaveAttribute('aria-valuenow', '43');
    await expect(bar).toHaveAttribute('aria-valuetext', words(globals).text);
  },
};

/** An indeterminate bar has no value. */
export const Indeterminate: Story = {
  args: { label: en.page },
  parameters: { french: { label: fr.page } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
