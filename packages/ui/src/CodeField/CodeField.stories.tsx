import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { CodeField } from './CodeField.tsx';

const fr = {
  label: 'Code à six chiffres',
  description: 'Le code est valable cinq minutes.',
  countdown: 'Le code expire dans 4 min 59 s.',
  wrong: 'Code incorrect',
  short: 'Code à quatre chiffres',
  long: 'Le code à six chiffres que nous venons d’envoyer par SMS au numéro de votre deuxième téléphone',
  longError:
    'Ce code n’est pas le dernier que nous avons envoyé : cherchez le SMS le plus récent, ou demandez un nouveau code.',
};
const en: typeof fr = {
  label: 'Six-digit code',
  description: 'The code is valid for five minutes.',
  countdown: 'The code expires in 4 min 59 s.',
  wrong: 'Wrong code',
  short: 'Four-digit code',
  long: 'The six-digit code that we have just sent by text message to the number of your second phone',
  longError: 'This is not the last code that we sent: look for the latest text message, or ask for a new code.',
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: en.label, description: en.description, onChange: fn() },
  parameters: { french: { label: fr.label, description: fr.description } },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six empty cells. */
export const Typical: Story = {};

/** The user has typed three digits. */
export const ThreeDigits: Story = { args: { defaultValue: '407' } };

/** A countdown replaces the description. Screen readers read the description, which does not change. */
export const Counting: Story = {
  args: { countdown: en.countdown },
  parameters: { french: { countdown: fr.countdown } },
  play: async ({ canvas, globals }) => {
    const t = words(globals);
    await expect(canvas.getByText(t.countdown)).toBeVisible();
    const field = canvas.getByRole('textbox', { name: t.label });
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(t.description));
    await expect(field).not.toHaveAccessibleDescription(expect.stringContaining(t.countdown));
  },
};

/** The error is part of the description, and the field keeps its digits. */
export const WrongCode: Story = {
  tags: ['screenshot'],
  args: { defaultValue: '407121', errorMessage: en.wrong },
  parameters: { french: { errorMessage: fr.wrong } },
  play: async ({ canvas, globals }) => {
    const t = words(globals);
    const field = canvas.getByRole('textbox', { name: t.label });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(t.wrong));
  },
};

export const Disabled: Story = { args: { defaultValue: '407', isDisabled: true } };

/** A code of four digits. */
export const FourDigits: Story = {
  args: { label: en.short, length: 4, defaultValue: '40' },
  parameters: { french: { label: fr.short } },
};

const Narrow = styled.div`
  width: 264px;
`;

export const LongText: Story = {
  args: { label: en.long, errorMessage: en.longError },
  parameters: { french: { label: fr.long, errorMessage: fr.longError } },
  render: (args) => (
    <Narrow>
      <CodeField {...args} />
    </Narrow>
  ),
};

/** Letters are left out. The field has the numeric keyboard and takes codes from messages. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement, globals }) => {
    const field = canvas.getByRole('textbox', { name: words(globals).label });
    const cells = () => [...canvasElement.querySelectorAll('i')].map(({ textContent }) => textContent).join('.');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('4a0 7');
    await expect(args.onChange).toHaveBeenLastCalledWith('407');
    await expect(cells()).toBe('4.0.7...');
    await userEvent.keyboard('{Backspace}1229');
    await expect(field).toHaveValue('401229');
  },
};

/** What is typed or pasted into a full field replaces its code. A letter is left out and keeps the code. */
export const FullReplaced: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '111111' },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: words(globals).label });
    await userEvent.tab();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    await userEvent.keyboard('{ArrowRight}4');
    await expect(field).toHaveValue('4');
    await userEvent.keyboard('07122a');
    await expect(field).toHaveValue('407122');
    await userEvent.paste('Kermesse: 223 344');
    await expect(field).toHaveValue('223344');
    await userEvent.click(field);
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('5');
  },
};

/** The user has pasted a whole message: the field keeps its code. */
export const Pasted: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox', { name: words(globals).label });
    await userEvent.click(field);
    await userEvent.paste('Kermesse: 407 121');
    await expect(field).toHaveValue('407121');
  },
};
