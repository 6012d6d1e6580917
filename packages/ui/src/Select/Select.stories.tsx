import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './Select.tsx';

const cities = ['Lomé', 'Aného', 'Tsévié', 'Kpalimé', 'Atakpamé', 'Sokodé', 'Kara', 'Dapaong'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

const fr = {
  city: 'Ville',
  hint: 'Là où ont lieu vos fêtes.',
  placeholder: 'Choisir une ville',
  error: 'Choisissez la ville, pour que nous cherchions des prestataires tout proches.',
  party: 'Quelle fête',
  partyPlaceholder: 'Choisir une fête',
  parties: [
    'Un mariage coutumier suivi d’une réception de deux jours en bord de lagune',
    'Un baptême ou une sortie d’enfant',
    'Des funérailles et la veillée qui les précède',
  ],
};
const en: typeof fr = {
  city: 'City',
  hint: 'Where your celebrations take place.',
  placeholder: 'Choose a city',
  error: 'Choose the city, so that we look for providers close by.',
  party: 'What kind of party',
  partyPlaceholder: 'Choose a party',
  parties: [
    'A customary wedding followed by a two-day reception by the lagoon',
    'A christening or an outdooring',
    'A funeral and the wake before it',
  ],
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

const party = (t: typeof fr) => ({
  label: t.party,
  placeholder: t.partyPlaceholder,
  options: t.parties.map((label, index) => ({ id: `party-${index}`, label, isDisabled: index === 2 })),
});

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: en.city, options: cities, placeholder: en.placeholder },
  parameters: { french: { label: fr.city, placeholder: fr.placeholder } },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An arrow key opens the list, letters move the focus, and Enter chooses. The focus returns to the button. */
export const Default: Story = {
  args: { onChange: fn(), description: en.hint },
  parameters: { french: { description: fr.hint } },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = words(globals);
    const page = within(canvasElement.ownerDocument.body);
    const box = canvas.getByRole('button', { name: new RegExp(t.city) });
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(t.hint));
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('listbox');
    await userEvent.keyboard('kp');
    await waitFor(() => expect(page.getByRole('option', { name: 'Kpalimé' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith('kpalimé');
    await expect(box).toHaveTextContent('Kpalimé');
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** Escape closes the list without changing the value. */
export const Open: Story = {
  args: { onChange: fn(), defaultValue: 'lomé' },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const page = within(canvasElement.ownerDocument.body);
    const box = canvas.getByRole('button', { name: new RegExp(words(globals).city) });
    await userEvent.click(box);
    await page.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box).toHaveTextContent('Lomé');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page.findByRole('listbox');
  },
};

export const WithError: Story = {
  args: { description: en.hint, errorMessage: en.error },
  parameters: { french: { description: fr.hint, errorMessage: fr.error } },
  play: async ({ canvas, globals }) => {
    const t = words(globals);
    const box = canvas.getByRole('button', { name: new RegExp(t.city) });
    await expect(box).toHaveAccessibleDescription(`${t.hint} ${t.error}`);
  },
};

export const LongText: Story = {
  args: { ...party(en), defaultValue: 'party-0' },
  parameters: { french: party(fr) },
};

export const Disabled: Story = {
  args: { value: 'lomé', isDisabled: true },
};
