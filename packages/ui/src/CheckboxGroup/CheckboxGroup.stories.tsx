import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const names = {
  fr: [
    'Traiteurs',
    'Salles et jardins',
    'Musiciens et DJ',
    'Décorateurs',
    'Photographes',
    'Pâtissiers',
    'Maîtres de cérémonie',
    'Fleuristes',
    'Coiffure et maquillage',
    'Transport',
  ],
  en: [
    'Caterers',
    'Venues and gardens',
    'Musicians and DJs',
    'Decorators',
    'Photographers',
    'Pastry cooks',
    'Masters of ceremonies',
    'Florists',
    'Hair and make-up',
    'Transport',
  ],
};
const fr = {
  label: 'Vos métiers',
  hint: 'Plusieurs choix possibles.',
  more: 'En afficher plus',
  missing: 'Ce champ est obligatoire',
};
const en: typeof fr = {
  label: 'Your trades',
  hint: 'Several may be chosen.',
  more: 'Display more',
  missing: 'This field is required',
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);
const optionsOf = ({ locale }: { locale?: string }) =>
  names[locale === 'en' ? 'en' : 'fr'].map((label, index) => ({ id: String(index + 1), label }));

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: en.label, options: optionsOf({ locale: 'en' }), more: { after: 8, label: en.more } },
  parameters: {
    french: { label: fr.label, options: optionsOf({ locale: 'fr' }), more: { after: 8, label: fr.more } },
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight options are shown first. The button shows the others and moves the focus to the first of them. */
export const Default: Story = {
  tags: ['screenshot'],
  args: { onChange: fn(), defaultValue: ['1'], description: en.hint },
  parameters: { french: { description: fr.hint } },
  play: async ({ args, canvas, globals }) => {
    const t = words(globals);
    const options = optionsOf(globals);
    await expect(canvas.getByRole('group', { name: t.label })).toHaveAccessibleDescription(
      expect.stringContaining(t.hint),
    );
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
    // The hint describes the group: screen readers do not repeat it for every checkbox.
    for (const box of canvas.getAllByRole('checkbox'))
      await expect(box).not.toHaveAccessibleDescription(expect.stringContaining(t.hint));
    await userEvent.click(canvas.getByRole('checkbox', { name: options[2]?.label }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '3']);
    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(10);
    await expect(canvas.getByRole('checkbox', { name: options[8]?.label })).toHaveFocus();
  },
};

/** An option that is checked initially is always visible. */
export const ChosenBelow: Story = {
  args: { defaultValue: ['10'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(9);
  },
};

/** The button moves the focus to the first option that was hidden, past the checked ones. */
export const RevealedBelow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: ['9'] },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(globals).more }));
    await expect(canvas.getByRole('checkbox', { name: optionsOf(globals)[9]?.label })).toHaveFocus();
  },
};

/** The error is above the options: below them it would often be off screen. */
export const WithError: Story = {
  args: { more: undefined, errorMessage: en.missing },
  parameters: { french: { more: undefined, errorMessage: fr.missing } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      expect.stringContaining(words(globals).missing),
    );
    const message = canvas.getByText(words(globals).missing).getBoundingClientRect();
    await expect(message.bottom).toBeLessThan(canvas.getAllByRole('checkbox')[0]?.getBoundingClientRect().top ?? 0);
  },
};
