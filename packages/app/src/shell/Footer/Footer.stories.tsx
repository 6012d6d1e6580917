import { toLocale } from '@kermesse/api/schemas/common/locale';
import type { SiteProps } from '@kermesse/api/page-props';
import { newsletterEmailsMock } from '@kermesse/api/mocks/newsletter-emails';
import { newsletterPhonesMock } from '@kermesse/api/mocks/newsletter-phones';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Locale } from '../../links/links.ts';
import en from '../../texts/app/texts.en.json';
import fr from '../../texts/app/texts.fr.json';
import { minimalSite, fullSite, siteOnAllNetworks } from '../stories/sites.ts';
import { Footer } from './Footer.tsx';
import { FooterNewsletter } from './FooterNewsletter.tsx';
import { FooterBackground, type FooterBackgroundProps } from './FooterBackground.tsx';

interface Args extends Omit<FooterBackgroundProps, 'children'> {
  site: (locale: Locale) => SiteProps;
}

const localeOf = (globals: Record<string, unknown>): Locale => toLocale(globals['locale']);

const meta: Meta<Args> = {
  title: 'Shell/Footer',
  parameters: { layout: 'fullscreen' },
  argTypes: {
    site: { control: false, description: 'The menus and contact details that editors configure, in a language.' },
  },
  args: { site: fullSite },
  render: ({ site, ...background }, { globals }) => (
    <FooterBackground {...background}>
      <FooterNewsletter />
      <Footer site={site(localeOf(globals))} />
    </FooterBackground>
  ),
};
export default meta;

type Story = StoryObj<Args>;

/** With all contact details and menus of the site configuration. */
export const Typical: Story = { tags: ['screenshot', 'screenshot-pictures-once', 'screenshot-widths'] };

/** On the screens to log in: contact details, social links and menus only. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ args, canvas, globals }) => {
    const { description } = args.site(localeOf(globals));
    await expect(canvas.getByText(description)).not.toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('navigation')).toBeVisible();
    await expect(canvas.getByRole('contentinfo').offsetHeight).toBeLessThan(innerWidth < 768 ? 900 : 560);
  },
};

/** On a page with a newsletter section: without the footer's own form. */
export const WithoutNewsletter: Story = {
  args: { withoutNewsletter: true },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText(args.site(localeOf(globals)).description ?? '')).toBeVisible();
  },
};

/** With the required fields only. */
export const Minimal: Story = {
  tags: ['screenshot', 'screenshot-without-pictures'],
  args: { site: minimalSite },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** A long name fits the width of the page. */
export const LongName: Story = {
  args: { site: (locale) => ({ ...fullSite(locale), name: 'La Grande Kermesse de Lomé' }) },
};

/** From right to left, the name still fills the width of the page. */
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const name = canvasElement.querySelector('svg[aria-hidden] > text')?.getBoundingClientRect() ?? new DOMRect(NaN);
    await expect(name.width).toBeGreaterThan(500);
    await expect(name.left).toBeGreaterThanOrEqual(0);
    await expect(name.right).toBeLessThanOrEqual(innerWidth);
  },
};

/** All 24 networks as logos; each link has an accessible name. */
export const AllNetworks: Story = {
  tags: ['screenshot', 'screenshot-without-pictures'],
  args: { site: siteOnAllNetworks },
  play: async ({ canvas, globals }) => {
    const { footer } = localeOf(globals) === 'en' ? en : fr;
    const list = canvas.getByRole('list', { name: footer.socials });
    await expect(within(list).getAllByRole('link')).toHaveLength(24);
    await expect(within(list).getByRole('link', { name: 'LinkedIn' })).toBeVisible();
  },
};

/** Subscribes to the newsletter by email, then by phone, with the keyboard only. */
export const Subscribing: Story = {
  parameters: { msw: { handlers: [newsletterEmailsMock.success(), newsletterPhonesMock.success()] } },
  play: async ({ canvas, globals }) => {
    const english = localeOf(globals) === 'en';
    const { footer } = english ? en : fr;
    const newsletter = within(canvas.getByRole('region', { name: footer.newsletter }));
    const field = newsletter.getByRole('textbox', { name: english ? 'Email or phone' : 'Adresse e-mail ou téléphone' });
    const done = english ? 'Successfully subscribed!' : 'Abonnement enregistré !';
    await userEvent.type(field, 'ama@exemple.tg{Enter}');
    await waitFor(() => expect(newsletter.getByText(done)).toBeVisible());
    await userEvent.type(field, '90 12 34 56{Enter}');
    await waitFor(() => expect(newsletter.getByText(done)).toBeVisible());
    await expect(field).toHaveValue('');
  },
};
