import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, LogOut, Settings, UserRound } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './Menu.tsx';

const fr = {
  label: 'Mon compte',
  name: 'Essénam Amouz',
  profile: 'Mon profil',
  profileHint: 'Nom, photo, coordonnées',
  events: 'Mes fêtes',
  settings: 'Préférences, notifications et confidentialité du carnet',
  out: 'Se déconnecter',
  soon: 'Factures',
};
const en: typeof fr = {
  label: 'My account',
  name: 'Essénam Amouz',
  profile: 'My profile',
  profileHint: 'Name, picture, contact details',
  events: 'My events',
  settings: 'Preferences, notifications and privacy of the booklet',
  out: 'Log out',
  soon: 'Invoices',
};
const words = ({ locale }: { locale?: string }) => (locale === 'en' ? en : fr);

const entries = (t: typeof fr): MenuEntry[] => [
  { id: 'profile', label: t.profile, description: t.profileHint, icon: <UserRound aria-hidden="true" /> },
  { id: 'events', label: t.events, icon: <CalendarDays aria-hidden="true" /> },
  { id: 'settings', label: t.settings, icon: <Settings aria-hidden="true" /> },
  { id: 'invoices', label: t.soon, isDisabled: true },
  { id: 'out', label: t.out, icon: <LogOut aria-hidden="true" />, kind: 'danger', startsGroup: true },
];

const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: {
    frameHeight: 420,
    french: () => ({ label: fr.label, items: entries(fr) }),
  },
  args: {
    label: en.label,
    trigger: <Button variant="line">{en.name}</Button>,
    items: entries(en),
    placement: 'bottom start',
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { defaultOpen: true },
};

/**
 * Arrow keys skip disabled entries. End and first letters jump to an entry. Enter activates it and returns the focus to
 * the trigger.
 */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = words(globals);
    const page = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole('button', { name: t.name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('menu', { name: t.label });
    await waitFor(() => expect(page.getByRole('menuitem', { name: new RegExp(t.profile) })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(page.getByRole('menuitem', { name: t.out })).toHaveFocus();
    await userEvent.keyboard('{Home}{End}{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await expect(args.onAction).toHaveBeenCalledWith('events');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
