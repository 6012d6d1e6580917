import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const fr = {
  label: 'Votre message',
  hint: 'La date, le lieu et le nombre d’invités nous aident à répondre vite.',
  error: 'Écrivez au moins une phrase, pour que nous sachions quoi vous répondre.',
  text: 'Bonjour, nous préparons un mariage à Aného le 12 décembre, autour de 150 invités. Nous cherchons un traiteur pour le déjeuner, un orchestre pour la soirée et une salle avec vue sur la lagune. Pourriez-vous nous proposer deux ou trois dates de visite avant la fin du mois ?',
};
const en: typeof fr = {
  label: 'Your message',
  hint: 'The date, the place and the number of guests help us answer quickly.',
  error: 'Write at least one sentence, so that we know what to answer.',
  text: 'Hello, we are planning a wedding in Aného on 12 December, for about 150 guests. We are looking for a caterer for lunch, a band for the evening and a hall overlooking the lagoon. Could you offer us two or three dates for a visit before the end of the month?',
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: en.label },
  parameters: { french: { label: fr.label } },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the number of lines that fit into the box. */
function linesOf(box: HTMLElement) {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  return Math.round((box.clientHeight - padding) / Number.parseFloat(lineHeight));
}

/** The text area grows with its text from three lines to six, then scrolls. It shrinks when text is removed. */
export const Default: Story = {
  args: { description: en.hint, rows: [3, 6] },
  parameters: { french: { description: fr.hint } },
  play: async ({ canvas, globals }) => {
    const t = words(globals);
    const box = canvas.getByRole('textbox', { name: t.label });
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(t.hint));
    await expect(linesOf(box)).toBe(3);
    await userEvent.type(box, 'Bè{Enter}Kodjoviakopé{Enter}Nyékonakpoè{Enter}Agoè{Enter}');
    await expect(linesOf(box)).toBe(5);
    await userEvent.type(box, '{Enter}{Enter}{Enter}{Enter}');
    await expect(linesOf(box)).toBe(6);
    await userEvent.clear(box);
    await expect(linesOf(box)).toBe(3);
  },
};

export const LongText: Story = {
  args: { rows: [3, 8], defaultValue: en.text },
  parameters: { french: { defaultValue: fr.text } },
};

export const WithError: Story = {
  args: { description: en.hint, defaultValue: '?', errorMessage: en.error },
  parameters: { french: { description: fr.hint, errorMessage: fr.error } },
};

export const Disabled: Story = {
  args: { rows: [3, 5], defaultValue: en.text, isDisabled: true },
  parameters: { french: { defaultValue: fr.text } },
};
