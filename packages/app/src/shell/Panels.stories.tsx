import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { SiteProps } from '@kermesse/api/page-props';
import type { User } from '@kermesse/flows/session';
import { sectionTexts } from '@kermesse/sections/texts.server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Locale } from '../links/links.ts';
import en from '../texts/app/texts.en.json';
import fr from '../texts/app/texts.fr.json';
import { Header } from './Header/Header.tsx';
import { PanelButton } from './Panel/PanelButton.tsx';
import { panelIds, type PanelName } from './Panel/panels.ts';
import { Panels } from './Panels.tsx';
import { closePanel, openPanel } from './stories/open.ts';
import { loggedInCustomer } from './stories/people.ts';
import { ShellStage } from './stories/ShellStage.tsx';
import { minimalSite, fullSite, siteOnAllNetworks, siteWithLongMenus } from './stories/sites.ts';

interface Args {
  site: (locale: Locale) => SiteProps;
  path: string;
  user: User | null;
  /** The panel that is open at first. */
  open?: PanelName;
}

/** Opens a panel as its button does. */
function Opened({ panel }: { panel: PanelName }) {
  useEffect(() => {
    const dialog = document.getElementById(panelIds[panel]);
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  }, [panel]);
  return null;
}

const localeOf = (globals: Record<string, unknown>): Locale => toLocale(globals['locale']);
const wordsOf = (globals: Record<string, unknown>) => (localeOf(globals) === 'en' ? en : fr);

const meta: Meta<Args> = {
  title: 'Shell/Panels',
  parameters: { layout: 'fullscreen', frameHeight: 800 },
  argTypes: {
    site: { control: false, description: 'The menus and contact details that editors configure, in a language.' },
    path: { description: 'The path of the page, whose menu entry is marked.' },
    user: { control: false, description: 'The logged-in user; `null` for a guest.' },
    open: { control: false, description: 'The panel that is open.' },
  },
  args: { site: fullSite, path: '/tarifs', user: null },
  render: ({ site, path, user, open }, { globals }) => {
    const locale = localeOf(globals);
    const props = { site: site(locale), locale, prefix: `/${locale}` as const, path };
    return (
      <ShellStage user={user}>
        <Header {...props} overHero={false} />
        <main>
          {/* The header's own menu button is visible only in narrow windows. */}
          <PanelButton panel="menu" label="☰" icon={Menu} />
        </main>
        <Panels {...props} />
        {open !== undefined && <Opened panel={open} />}
      </ShellStage>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

/** The menu panel, with the buttons for contact details and search. */
export const MenuOpen: Story = { tags: ['screenshot', 'screenshot-widths'], args: { open: 'menu' } };

/**
 * Opening moves the focus into the panel, closing returns it. End-to-end tests cover the focus trap and Escape, which
 * are native.
 */
export const MenuOpenedAndClosed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, globals, step }) => {
    const { header } = wordsOf(globals);
    const menu = await openPanel(canvasElement, '☰', header.navigation);
    await step('closing the panel returns the focus', async () => {
      await closePanel(canvasElement, menu, header.closeMenu, '☰');
    });
    await step('a press outside closes the panel', async () => {
      await openPanel(canvasElement, '☰', header.navigation);
      await userEvent.click(menu);
      await waitFor(() => expect(menu).not.toHaveAttribute('open'));
    });
    await openPanel(canvasElement, '☰', header.navigation);
  },
};

/** A menu longer than the panel, with one group open: the panel scrolls and clips nothing. */
export const MenuLong: Story = {
  tags: ['screenshot'],
  args: { site: siteWithLongMenus },
  play: async ({ canvasElement, globals }) => {
    const menu = await openPanel(canvasElement, '☰', wordsOf(globals).header.navigation);
    const group = within(menu).getByText(localeOf(globals) === 'en' ? 'For families' : 'Pour les familles');
    await userEvent.click(group);
    await waitFor(() => expect(within(menu).getByRole('link', { name: 'Baptêmes' })).toBeVisible());
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

/** A logged-in user sees the profile link instead of the login link. */
export const MenuLoggedIn: Story = {
  args: { user: loggedInCustomer },
  play: async ({ canvasElement, globals }) => {
    const { header, account } = wordsOf(globals);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-session'));
    const menu = await openPanel(canvasElement, '☰', header.navigation);
    await waitFor(() => expect(within(menu).getByRole('link', { name: account.profile })).toBeVisible());
    await expect(within(menu).queryByRole('link', { name: header.login })).toBeNull();
  },
};

/** The info panel: contact details, social networks and languages. */
export const InfoOpen: Story = {
  tags: ['screenshot', 'screenshot-widths'],
  play: async ({ canvasElement, globals, step }) => {
    const { header, info, footer } = wordsOf(globals);
    const menu = await openPanel(canvasElement, '☰', header.navigation);
    const panel = await openPanel(menu, header.openInfo, info.title);
    await step('the panel shows the contact details', async () => {
      await expect(within(panel).getByRole('link', { name: '+228 22 21 55 40' })).toHaveAttribute(
        'href',
        'tel:+22822215540',
      );
      await expect(within(panel).getByRole('link', { name: 'bonjour@kermesse.tg' })).toHaveAttribute(
        'href',
        'mailto:bonjour@kermesse.tg',
      );
      const networks = within(panel).getByRole('list', { name: footer.socials });
      await expect(within(networks).getAllByRole('link')).toHaveLength(4);
    });
    await step('the panel links to both languages', async () => {
      const languages = within(panel).getByRole('list', { name: header.languages });
      await expect(within(languages).getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/tarifs');
    });
    await step('closing the panel returns the focus to the menu', async () => {
      await closePanel(menu, panel, info.close, header.openInfo);
    });
    await openPanel(menu, header.openInfo, info.title);
  },
};

/** All 24 networks, each once, with logo and name. */
export const InfoAllNetworks: Story = {
  tags: ['screenshot'],
  args: { site: siteOnAllNetworks },
  play: async ({ canvasElement, globals }) => {
    const { header, info, footer } = wordsOf(globals);
    const menu = await openPanel(canvasElement, '☰', header.navigation);
    const panel = await openPanel(menu, header.openInfo, info.title);
    const links = within(within(panel).getByRole('list', { name: footer.socials })).getAllByRole('link');
    await expect(links).toHaveLength(24);
    await expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(24);
    await expect(new Set(links.map((link) => link.querySelector('use')?.getAttribute('href'))).size).toBe(24);
  },
};

/** A site without contact details has neither an info panel nor a button for it. */
export const NoContacts: Story = {
  args: { site: minimalSite },
  play: async ({ canvasElement, globals }) => {
    const { header, info } = wordsOf(globals);
    const menu = await openPanel(canvasElement, '☰', header.navigation);
    await expect(within(canvasElement).queryByRole('button', { name: header.openInfo, hidden: true })).toBeNull();
    await expect(within(canvasElement).queryByRole('dialog', { name: info.title, hidden: true })).toBeNull();
    await waitFor(() => expect(within(menu).getByRole('link', { name: header.login })).toBeVisible());
  },
};

/** The search panel. The search is not available yet: each submission shows and announces this. */
export const SearchOpen: Story = {
  tags: ['screenshot', 'screenshot-widths'],
  play: async ({ canvasElement, globals, step }) => {
    const english = localeOf(globals) === 'en';
    const { header, search } = wordsOf(globals);
    const { soon = '' } = sectionTexts[localeOf(globals)]['search-bar'] ?? {};
    const panel = await openPanel(canvasElement, header.openSearch, search.title);
    const where = within(panel).getByRole('textbox', { name: english ? 'Where' : 'Où' });
    await step('the first field has the focus', async () => {
      await expect(where).toHaveFocus();
    });
    await step('submitting shows the response and keeps the input', async () => {
      await userEvent.type(where, 'Kpalimé');
      await userEvent.type(
        within(panel).getByRole('textbox', { name: english ? 'Which event' : 'Quel événement' }),
        'Dot{Enter}',
      );
      await waitFor(() => expect(within(panel).getByRole('status').textContent).toBe(soon));
      await expect(panel).toHaveAttribute('open');
      await userEvent.click(within(panel).getByRole('button', { name: english ? 'Find a kit' : 'Trouver un kit' }));
      await waitFor(() => expect(within(panel).getByRole('status').textContent).toBe(soon));
      await expect(where).toHaveValue('Kpalimé');
    });
    await step('closing returns the focus', async () => {
      await closePanel(canvasElement, panel, search.close, header.openSearch);
    });
    await openPanel(canvasElement, header.openSearch, search.title);
  },
};
