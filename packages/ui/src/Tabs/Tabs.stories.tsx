import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { Tabs } from './Tabs.tsx';

const fr = {
  ways: 'Comment vous connecter',
  phone: 'Par téléphone',
  phoneLabel: 'Numéro de téléphone',
  phoneHint: 'Nous y enverrons un code de six chiffres.',
  email: 'Par e-mail',
  emailLabel: 'E-mail',
  days: 'Jours du programme',
  friday: ['Vendredi', 'Accueil des familles à l’hôtel, puis dot et libations dans la cour de Bè Kpota.'],
  saturday: ['Samedi', 'Cérémonie à la mairie de Lomé, déjeuner sous les cocotiers, soirée dansante avec l’orchestre.'],
  sunday: ['Dimanche', 'Action de grâces, puis repas des restes entre cousins, sur la plage d’Aného.'],
  monday: ['Lundi', 'Rangement, retour des locations et photos de famille.'],
};
const en: typeof fr = {
  ways: 'How to log in',
  phone: 'By phone',
  phoneLabel: 'Phone number',
  phoneHint: 'We will text a six-digit code to it.',
  email: 'By email',
  emailLabel: 'Email',
  days: 'Days of the programme',
  friday: ['Friday', 'Families arrive at the hotel, then the dowry and libations in the courtyard at Bè Kpota.'],
  saturday: ['Saturday', 'Ceremony at the town hall of Lomé, lunch under the palms, dancing to the band.'],
  sunday: ['Sunday', 'Thanksgiving service, then the cousins finish the food on the beach at Aného.'],
  monday: ['Monday', 'Tidying up, returning what was hired, and the family pictures.'],
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

const days = (t: typeof fr) =>
  [t.friday, t.saturday, t.sunday, t.monday].map(([title, content], index) => ({
    id: `day-${index}`,
    title,
    content,
    isDisabled: index === 3,
  }));

const ways = (t: typeof fr) => ({
  label: t.ways,
  tabs: [
    {
      id: 'phone',
      title: t.phone,
      content: <TextField label={t.phoneLabel} description={t.phoneHint} type="tel" inputMode="tel" />,
    },
    { id: 'email', title: t.email, content: <TextField label={t.emailLabel} type="email" /> },
  ],
});

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: en.days, tabs: days(en), onSelect: fn() },
  parameters: { french: { label: fr.days, tabs: days(fr) } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys wrap around, Home and End jump, and a disabled tab is skipped. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = words(globals);
    const tab = (name: string | undefined) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab(t.friday[0])).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(t.saturday[0])).toHaveFocus();
    await expect(tab(t.saturday[0])).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t.saturday[1] ?? '');
    await userEvent.keyboard('{End}');
    await expect(tab(t.sunday[0])).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(t.friday[0])).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(tab(t.friday[0])).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith('day-0');
  },
};

/** Text typed in one panel is kept while the other panel is shown. */
export const WithFields: Story = {
  args: ways(en),
  parameters: { french: () => ways(fr) },
  play: async ({ canvas, globals }) => {
    const t = words(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: t.phoneLabel }), '90 12 34 56');
    await userEvent.click(canvas.getByRole('tab', { name: t.email }));
    await expect(canvas.getByRole('textbox', { name: t.emailLabel })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: t.phone }));
    await expect(canvas.getByRole('textbox', { name: t.phoneLabel })).toHaveValue('90 12 34 56');
  },
};
