import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

const fr = {
  password: 'Mot de passe',
  needed: 'Il faut au moins 8 caractères de 2 sortes : minuscules, majuscules, chiffres, symboles.',
  advice: 'Plus sûr avec 10 caractères ou plus, de 3 sortes : minuscules, majuscules, chiffres, symboles.',
  more: 'Plus sûr avec 12 caractères ou plus, de 4 sortes : minuscules, majuscules, chiffres, symboles.',
  enough: 'Bon mot de passe.',
  tiers: ['Trop faible.', 'Faible.', 'Moyen.', 'Fort.'],
  long: 'Plus sûr avec une phrase entière que vous seuls connaissez : les noms de vos plats préférés, dans l’ordre où votre grand-mère les servait le dimanche, avec un chiffre quelque part et un point d’exclamation à la fin.',
};
const en: typeof fr = {
  password: 'Password',
  needed: 'Use at least 8 characters of 2 kinds: lower case, capitals, digits, symbols.',
  advice: 'Safer with 10 or more characters of 3 kinds: lower case, capitals, digits, symbols.',
  more: 'Safer with 12 or more characters of 4 kinds: lower case, capitals, digits, symbols.',
  enough: 'Good password.',
  tiers: ['Too weak.', 'Weak.', 'Medium.', 'Strong.'],
  long: 'Safer with a whole sentence that only you know: the names of your favourite dishes, in the order in which your grandmother served them on Sundays, with a digit somewhere and an exclamation mark at the end.',
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

/** Returns the props of a meter in one language. */
const at = (t: typeof fr, score: number, advice: string) => ({ score, label: t.tiers[score - 1], advice });

const meta = {
  title: 'Components/StrengthMeter',
  component: StrengthMeter,
  args: at(en, 2, en.advice),
  parameters: { french: at(fr, 2, fr.advice) },
} satisfies Meta<typeof StrengthMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A weak password: two bars, the tier's name, and how to reach the next tier. */
export const Typical: Story = {};

/** The field is empty: no bar is lit, and the text says what is required. */
export const Unfilled: Story = {
  args: { score: 0, label: undefined, advice: en.needed },
  parameters: { french: { label: undefined, advice: fr.needed } },
};

/** The form rejects the password. */
export const TooWeak: Story = {
  args: at(en, 1, en.needed),
  parameters: { french: at(fr, 1, fr.needed) },
};

export const Strong: Story = {
  args: at(en, 4, en.enough),
  parameters: { french: at(fr, 4, fr.enough) },
};

/** The four tiers below each other. */
export const Tiers: Story = {
  tags: ['screenshot'],
  parameters: { controls: { disable: true }, screenshot: { widths: [360] } },
  render: (_args, { globals }) => {
    const t = words(globals);
    return (
      <Stack gap={5}>
        {[t.needed, t.advice, t.more, t.enough].map((advice, index) => (
          <StrengthMeter key={advice} score={index + 1} label={t.tiers[index]} advice={advice} />
        ))}
      </Stack>
    );
  },
};

export const LongText: Story = {
  args: at(en, 3, en.long),
  parameters: { french: at(fr, 3, fr.long) },
};

/** A password field whose length decides the score. */
function Measured({ locale }: { locale?: string }) {
  const t = words({ locale });
  const id = useId();
  const [value, setValue] = useState('');
  const score = Math.min(4, Math.ceil(value.length / 4));
  return (
    <>
      <TextField label={t.password} value={value} onChange={setValue} aria-describedby={id} />
      <StrengthMeter id={id} score={score} label={t.tiers[score - 1]} advice={score === 4 ? t.enough : t.advice} />
    </>
  );
}

/** The meter follows the typed text, describes the field and announces its changes. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  render: (_args, { globals }) => <Measured locale={String(globals['locale'])} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = words(globals);
    const input = canvas.getByRole('textbox', { name: t.password });
    const lit = () => canvasElement.querySelectorAll('[data-on]').length;
    await expect(lit()).toBe(0);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    for (const [index, tier] of t.tiers.entries()) {
      await userEvent.keyboard('abcd');
      await expect(lit()).toBe(index + 1);
      await expect(input).toHaveAccessibleDescription(expect.stringContaining(tier));
      await expect(canvas.getByText(tier).parentElement).toHaveAttribute('aria-live', 'polite');
    }
  },
};
