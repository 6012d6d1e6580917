import { MapPin } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

const towns = [
  ['lome', 'Lomé', 'Maritime'],
  ['aneho', 'Aného', 'Maritime'],
  ['tsevie', 'Tsévié', 'Maritime'],
  ['kpalime', 'Kpalimé', 'Plateaux'],
  ['atakpame', 'Atakpamé', 'Plateaux'],
  ['sokode', 'Sokodé', 'Centrale'],
  ['kara', 'Kara', 'Kara'],
  ['dapaong', 'Dapaong', 'Savanes'],
] as const;
const options: ComboboxOption[] = towns.map(([id, label, region]) => ({
  id,
  label,
  description: `${region}, Togo`,
  icon: <MapPin aria-hidden="true" />,
}));

const fr = {
  label: 'Ville de la fête',
  description: 'Une ville ou un village du Togo.',
  listLabel: 'Villes proposées',
  placeholder: 'Par exemple Kpalimé',
  pending: 'Recherche…',
  status: 'Aucune ville trouvée. Essayez le nom d’une ville voisine.',
  error: 'Indiquez la ville, pour que nous cherchions des prestataires tout proches.',
  longLabel: 'Ville ou village de la réception, avec son quartier s’il porte un nom connu de tous',
  longOption: 'Marché de Bè Kpota, du côté de la deuxième rue après la pharmacie du Centre',
  longWhere: 'Bè Kpota, cinquième arrondissement, commune du Golfe, région Maritime, Togo',
};
const en: typeof fr = {
  label: 'Town of the party',
  description: 'A town or village of Togo.',
  listLabel: 'Towns suggested',
  placeholder: 'For example Kpalimé',
  pending: 'Searching…',
  status: 'No town found. Try the name of a town close by.',
  error: 'Enter the town, so that we look for providers close by.',
  longLabel: 'Town or village of the reception, with its district if everybody around knows its name',
  longOption: 'Bè Kpota market, on the side of the second street past the Centre pharmacy',
  longWhere: 'Bè Kpota, fifth district, commune of Golfe, Maritime region, Togo',
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);
const long = (t: typeof fr) => ({
  label: t.longLabel,
  options: [{ id: 'be-kpota', label: t.longOption, description: t.longWhere }],
});

/**
 * Disables a rule of axe. While a list is open, React Aria hides the rest of the page from screen readers. Tab closes
 * the list before the focus can reach a hidden element.
 */
const openList = { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } };

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    label: en.label,
    description: en.description,
    listLabel: en.listLabel,
    options,
    onChange: fn(),
    onSelect: fn(),
  },
  parameters: {
    frameHeight: 460,
    french: { label: fr.label, description: fr.description, listLabel: fr.listLabel },
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const box = ({ canvas, globals }: Context) => canvas.getByRole('combobox', { name: words(globals).label });
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

export const Typical: Story = { args: { defaultValue: 'Kpalimé' } };

/** The list shows the options that contain the text, regardless of case and accents. */
export const Open: Story = {
  tags: ['screenshot', 'screenshot-focus'],
  parameters: { a11y: openList },
  play: async (context) => {
    await userEvent.type(box(context), 'ME');
    await screen.findByRole('listbox', { name: new RegExp(words(context.globals).listLabel) });
    await expect(names()).toEqual(['LoméMaritime, Togo', 'KpaliméPlateaux, Togo', 'AtakpaméPlateaux, Togo']);
  },
};

/** A search is running. */
export const Searching: Story = {
  args: { options: [], isFiltered: true, pending: true, pendingLabel: en.pending },
  parameters: {
    a11y: openList,
    french: { pendingLabel: fr.pending },
  },
  play: async (context) => {
    await userEvent.type(box(context), 'kpal');
    await expect(await screen.findByRole('listbox')).toHaveTextContent(words(context.globals).pending);
  },
};

/** A search found nothing: the list is closed, and a text below the field says so. */
export const NothingFound: Story = {
  args: { options: [], isFiltered: true, defaultValue: 'Zurich', status: en.status },
  parameters: {
    french: { status: fr.status },
  },
};

export const WithError: Story = {
  args: { placeholder: en.placeholder, errorMessage: en.error },
  parameters: {
    french: { placeholder: fr.placeholder, errorMessage: fr.error },
  },
  play: async (context) => {
    const t = words(context.globals);
    await expect(box(context)).toBeInvalid();
    await expect(box(context)).toHaveAccessibleDescription(`${t.description} ${t.error}`);
  },
};

export const Disabled: Story = { args: { defaultValue: 'Lomé', isDisabled: true } };

const Narrow = styled.div`
  width: 280px;
`;

export const LongText: Story = {
  args: long(en),
  parameters: { a11y: openList, french: long(fr) },
  render: (args) => (
    <Narrow>
      <Combobox {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'B');
    await screen.findByRole('option');
  },
};

/** Arrow keys move through the list, Enter chooses, Escape closes the list and keeps the text. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { args } = context;
    const field = box(context);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('me');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /^Kpalimé/ }).id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('Kpalimé');
    await expect(args.onChange).toHaveBeenLastCalledWith('Kpalimé');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('kpalime');
    await userEvent.clear(field);
    await userEvent.keyboard('ka');
    await screen.findByRole('option', { name: /^Kara/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('ka');
    await userEvent.tab();
    await expect(field).toHaveValue('ka');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** A tap opens the list of all options, and a tap on one chooses it. */
export const ByPointer: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await userEvent.click(box(context));
    await screen.findByRole('listbox');
    await expect(names()).toHaveLength(towns.length);
    await userEvent.click(screen.getByRole('option', { name: /^Kara/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(box(context)).toHaveValue('Kara');
    await expect(context.args.onSelect).toHaveBeenCalledWith('kara');
  },
};
