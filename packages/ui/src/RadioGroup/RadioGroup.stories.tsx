import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const fr = {
  label: 'Que fêtez-vous ?',
  hint: 'On peut changer d’avis plus tard.',
  missing: 'Ce champ est obligatoire',
  who: 'Vous êtes…',
  options: [
    { id: 'wedding', label: 'Un mariage', description: 'Civil, coutumier ou religieux, à Lomé ou ailleurs.' },
    { id: 'birth', label: 'Un baptême', description: 'De vingt à deux cents invités.' },
    { id: 'congress', label: 'Un congrès', description: 'Salle, interprètes, traiteur et badges.' },
  ],
};
const en: typeof fr = {
  label: 'What are you celebrating?',
  hint: 'You can change your mind later.',
  missing: 'This field is required',
  who: 'You are…',
  options: [
    { id: 'wedding', label: 'A wedding', description: 'Civil, traditional or religious, in Lomé or elsewhere.' },
    { id: 'birth', label: 'A christening', description: 'From twenty to two hundred guests.' },
    { id: 'congress', label: 'A conference', description: 'Hall, interpreters, catering and badges.' },
  ],
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: en.label, options: en.options },
  parameters: { french: { label: fr.label, options: fr.options } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  tags: ['screenshot'],
  args: { onChange: fn(), defaultValue: 'wedding', description: en.hint },
  parameters: { french: { description: fr.hint } },
  play: async ({ args, canvas, globals }) => {
    const t = words(globals);
    const group = canvas.getByRole('radiogroup', { name: t.label });
    await expect(group).toHaveAccessibleDescription(expect.stringContaining(t.hint));
    await expect(canvas.getByRole('radio', { name: t.options[0]?.label })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('birth');
    await userEvent.click(canvas.getByText(t.options[2]?.label ?? ''));
    await expect(args.onChange).toHaveBeenLastCalledWith('congress');
  },
};

export const Cards: Story = {
  tags: ['screenshot'],
  args: { defaultValue: 'birth', look: 'cards', label: en.who },
  parameters: { french: { label: fr.who } },
  play: async ({ canvas, globals }) => {
    const [first] = words(globals).options;
    const { x, y, width, height } = canvas.getByText(first?.description ?? '').getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    await userEvent.click(hit as HTMLElement);
    const radio = canvas.getByRole('radio', { name: first?.label });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleDescription(expect.stringContaining(first?.description ?? ''));
    // The description follows its title closely, as it does with a title of two lines.
    const title = canvas.getByText(first?.label ?? '').getBoundingClientRect();
    await expect(canvas.getByText(first?.description ?? '').getBoundingClientRect().top - title.bottom).toBeLessThan(
      13,
    );
  },
};

/** The error is above the options: below them it would often be off screen. */
export const WithError: Story = {
  args: { errorMessage: en.missing },
  parameters: { french: { errorMessage: fr.missing } },
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(expect.stringContaining(words(globals).missing));
    const message = canvas.getByText(words(globals).missing).getBoundingClientRect();
    await expect(message.bottom).toBeLessThan(canvas.getAllByRole('radio')[0]?.getBoundingClientRect().top ?? 0);
  },
};
