import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { SiteProps } from '@kermesse/api/page-props';
import type { User } from '@kermesse/flows/session';
import { shownTheme } from '@kermesse/ui/shown-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import en from '../../texts/app/texts.en.json';
import fr from '../../texts/app/texts.fr.json';
import { chooseTheme } from '../ThemeToggle/theme-choice.ts';
import type { Locale } from '../../links/links.ts';
import { loggedInCustomer, userWithLongName } from '../stories/people.ts';
import { ShellStage } from '../stories/ShellStage.tsx';
import { minimalSite, fullSite, siteWithLongMenus } from '../stories/sites.ts';
import { Header } from './Header.tsx';

const Background = styled.div`
  min-block-size: 420px;
  padding-block-end: 40px;

  &[data-tone='brand'] {
    background: var(--pattern-3);
  }
`;

interface Args {
  site: (locale: Locale) => SiteProps;
  path: string;
  overHero: boolean;
  user: User | null;
  onLogOut: () => void;
}

const localeOf = (globals: Record<string, unknown>): Locale => toLocale(globals['locale']);
const wordsOf = (globals: Record<string, unknown>) => (localeOf(globals) === 'en' ? en : fr);

const meta: Meta<Args> = {
  title: 'Shell/Header',
  parameters: { layout: 'fullscreen', frameHeight: 460 },
  argTypes: {
    site: { control: false, description: 'The menus and contact details that editors configure, in a language.' },
    path: { description: 'The path of the page, whose menu entry is marked.' },
    overHero: { description: 'Whether the header is transparent over a hero at the top of the page.' },
    user: { control: false, description: 'The logged-in user; `null` for a guest.' },
    onLogOut: { description: 'Called when the user logs out.' },
  },
  args: { site: fullSite, path: '/', overHero: false, user: null, onLogOut: fn() },
  render: ({ site, user, onLogOut, path, overHero }, { globals }) => {
    const locale = localeOf(globals);
    return (
      <ShellStage user={user} onLogOut={onLogOut}>
        <Background data-tone={overHero ? 'brand' : 'page'}>
          <Header site={site(locale)} locale={locale} prefix={`/${locale}`} path={path} overHero={overHero} />
        </Background>
      </ShellStage>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

/** On every page except the home page: solid from the start. */
export const OnPaper: Story = { tags: ['screenshot', 'screenshot-themes', 'screenshot-widths'] };

/** At the top of the home page: transparent over the hero's picture. */
export const OverHero: Story = {
  tags: ['screenshot', 'screenshot-widths'],
  args: { overHero: true },
};

/** The menu entry of the current page is marked visually and with `aria-current`. */
export const CurrentPage: Story = {
  args: { path: '/tarifs' },
  play: async ({ canvasElement, globals }) => {
    const name = localeOf(globals) === 'en' ? 'Pricing' : 'Tarifs';
    await expect(within(canvasElement).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  },
};

/** A menu that does not fit in one row uses two. */
export const TwoRows: Story = {
  tags: ['screenshot'],
  parameters: { screenshot: { widths: [1280] } },
  args: {
    site: (locale) => {
      const site = siteWithLongMenus(locale);
      return {
        ...site,
        menus: { ...site.menus, header: site.menus.header.filter((_entry, index) => [0, 1, 2, 4, 7].includes(index)) },
      };
    },
  },
};

/** A menu that is too long for two rows stays in the menu panel, on wide screens too. */
export const LongMenu: Story = { tags: ['screenshot'], args: { site: siteWithLongMenus } };

/** Without menus and contact details: logo, search, language, theme and login link. */
export const WithoutMenus: Story = {
  args: { site: minimalSite },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.queryByRole('button', { name: words.header.openInfo })).toBeNull();
    await expect(canvas.getByRole('link', { name: words.header.login })).toHaveAttribute(
      'href',
      `/${localeOf(globals)}/login`,
    );
  },
};

/**
 * A group of entries is a native disclosure: Enter and Space open it (end-to-end tests cover them), arrow keys, Home
 * and End move the focus, Escape closes it and returns the focus.
 */
export const NestedMenu: Story = {
  tags: ['screenshot'],
  parameters: { screenshot: { widths: [1280] } },
  play: async ({ canvas, globals, step }) => {
    const english = localeOf(globals) === 'en';
    const [first, last] = english
      ? ['The providers’ charter', 'Write to us']
      : ['La charte des prestataires', 'Nous écrire'];
    const summary = canvas.getByText(english ? 'About us' : 'Chez nous');
    const group = summary.closest('details');
    await step('ArrowDown opens the menu, Escape closes it', async () => {
      summary.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(group).toHaveAttribute('open');
      await expect(canvas.getByRole('link', { name: first })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('link', { name: last })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}{Escape}');
      await expect(group).not.toHaveAttribute('open');
      await expect(summary).toHaveFocus();
    });
    await step('ArrowUp opens the menu on its last link; moving the focus away closes it', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('link', { name: last })).toHaveFocus();
      await userEvent.tab();
      await waitFor(() => expect(group).not.toHaveAttribute('open'));
    });
    await step('a press outside closes the menu', async () => {
      await userEvent.click(summary);
      await expect(group).toHaveAttribute('open');
      await userEvent.click(canvas.getByRole('banner'));
      await expect(group).not.toHaveAttribute('open');
    });
    await userEvent.click(summary);
  },
};

/** A logged-in user sees a badge instead of the login link. Its menu works with the keyboard. */
export const LoggedIn: Story = {
  tags: ['screenshot', 'screenshot-systems'],
  args: { user: loggedInCustomer },
  play: async ({ args, canvas, canvasElement, globals, step }) => {
    const words = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const badge = await canvas.findByRole('button', { name: words.account.badge.replace('{{name}}', 'Essénam Amouz') });
    await expect(canvas.queryByRole('link', { name: words.header.login })).toBeNull();
    await step('ArrowDown opens the menu on its first entry', async () => {
      badge.focus();
      await userEvent.keyboard('{ArrowDown}');
      await page.findByRole('menu', { name: words.account.menu });
      const profile = page.getByRole('menuitem', { name: new RegExp(words.account.profile) });
      await expect(profile).toHaveAttribute('href', expect.stringMatching(/\/account\/profile$/));
      await waitFor(() => expect(profile).toHaveFocus());
    });
    await step('Escape closes the menu and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(badge).toHaveFocus());
    });
    const ask = async (name: RegExp) => {
      await userEvent.keyboard('{Enter}');
      await page.findByRole('menu', { name: words.account.menu });
      await userEvent.keyboard('{End}{Enter}');
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
      await userEvent.click(await page.findByRole('button', { name }));
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      // The menu has closed: the focus returns to its button.
      await waitFor(() => expect(badge).toHaveFocus());
    };
    await step('logging out requires confirmation', async () => {
      await ask(/^(?:Non|No)$/);
      await expect(args.onLogOut).not.toHaveBeenCalled();
      await ask(/^(?:Oui|Yes)$/);
      await waitFor(() => expect(args.onLogOut).toHaveBeenCalledOnce());
    });
  },
};

/** A long name is truncated, the header's controls are not. The badge's accessible name is the whole name. */
export const LongName: Story = {
  tags: ['screenshot'],
  args: { user: userWithLongName },
  play: async ({ canvas }) => {
    const badge = await canvas.findByRole('button', { name: new RegExp(userWithLongName.fullname ?? '') });
    await expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The toggle's label names the theme that it switches to. Pages of other tabs and those that Back shows follow it. */
export const ThemeToggle: Story = {
  play: async ({ canvas }) => {
    const before = shownTheme();
    try {
      const button = canvas.getByRole('button', { name: /thème|theme/i });
      const label = button.textContent;
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(shownTheme()).not.toBe(before);
      await expect(button).toHaveFocus();
      await expect(label).not.toBe('');
      // A page that another tab has left behind, and one that the browser restores as it was left, have the previous
      // theme.
      for (const [target, sign] of [
        [document, 'visibilitychange'],
        [window, 'pageshow'],
      ] as const) {
        document.documentElement.dataset['theme'] = before;
        target.dispatchEvent(new Event(sign));
        await expect(shownTheme()).not.toBe(before);
      }
    } finally {
      chooseTheme(before);
    }
  },
};
