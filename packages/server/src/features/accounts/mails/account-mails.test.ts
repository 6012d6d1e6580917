import { contrast, createTheme } from '@kermesse/ui/theme';
import { describe, expect, it } from 'vitest';
import { styleAttributesOf } from '../../../platform/security/content-security-policy.ts';
import { accountMailKinds, type AccountMailKind } from './account-mail-kinds.ts';
import { accountMail } from './account-mails.ts';
import type { MailBrand } from '../../../platform/mail/mail-brand.ts';

function brandOf(primary: string): MailBrand {
  const { brand, page } = createTheme({ primary, secondary: '#DFBD69', accent: '#FFFFFF' }).schemes.light;
  return {
    name: 'Fête & Cie',
    home: 'https://fete.example/fr/',
    email: 'aide@fete.example',
    address: '1, rue <de> la Paix, Lomé',
    header: brand,
    page,
  };
}

const links = ['https://fete.example/fr/first?a=1&b=2', 'https://fete.example/fr/second'];
const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const both = accountMailKinds.flatMap((kind) => (['fr', 'en'] as const).map((locale) => ({ kind, locale })));

const mail = (kind: AccountMailKind, locale: 'fr' | 'en', more: { firstname?: string; about?: string } = {}) =>
  accountMail(kind, { locale, firstname: 'Afi', links, about: 'new@example.com', brand: brandOf('#1a1a40'), ...more });

describe.each(both)('the mail $kind in $locale', ({ kind, locale }) => {
  it('leads where it should, in both of its forms', () => {
    const { subject, text, html } = mail(kind, locale);
    expect(subject).not.toBe('');
    const wanted = kind === 'already' || kind === 'deletion' ? links : links.slice(0, 1);
    for (const link of wanted) {
      expect(hrefs(html)).toContain(link);
      expect(text).toContain(link);
    }
    const allowed = new Set([...links, 'https://fete.example/fr/', 'mailto:aide@fete.example']);
    expect(hrefs(html).filter((href) => !allowed.has(href))).toEqual([]);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('Fête &amp; Cie');
  });

  it('says why it came, where to ask for help and who writes, and takes answers', () => {
    const { text, html, replyTo } = mail(kind, locale);
    const reason =
      locale === 'fr' ? /Vous recevez ce message parce que .*Fête & Cie/ : /You get this message because .*Fête & Cie/;
    for (const form of [text, html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')]) {
      expect(form.match(new RegExp(reason, 'g'))).toHaveLength(1);
      expect(form).toContain('1, rue <de> la Paix, Lomé');
      expect(form).toContain('aide@fete.example');
    }
    expect(replyTo).toBe('aide@fete.example');
  });

  it('keeps French punctuation with its word', () => {
    if (locale === 'fr') expect(mail(kind, locale).text).not.toMatch(/ [!?;:»]|« /);
  });

  it('is a table, with its style on its elements and nothing that is fetched or run', () => {
    const { html } = mail(kind, locale);
    expect(html).toMatch(/<table role="presentation"/);
    expect(html).not.toMatch(/<(?:script|img|link|iframe|form|object)\b|url\(|@import|javascript:/i);
    expect(styleAttributesOf(html).length).toBeGreaterThan(5);
  });

  it('contains no markup from the account’s name', () => {
    const hostile = '"><img src=x onerror=alert(1)>';
    const { html } = mail(kind, locale, { firstname: hostile, about: hostile });
    expect(html).not.toContain('<img');
  });
});

it('a mail to an address that may not be the reader’s repeats no name', () => {
  for (const kind of ['verify', 'confirm', 'reset'] as const)
    expect(mail(kind, 'fr', { firstname: 'Gagnez' }).text).not.toContain('Gagnez');
  expect(mail('changed', 'fr').text).toMatch(/^Bonjour Afi,/);
});

it('is readable in the colours of any brand', () => {
  for (const primary of ['#1a1a40', '#ffffff', '#000000', '#ff0000', '#ffff00', '#7f7f7f']) {
    const { header, page } = brandOf(primary);
    expect(contrast(header.ink, header.page)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(page['on-brand'], page.brand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(page['ink-soft'], page.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(page['ink-soft'], page.sunk)).toBeGreaterThanOrEqual(4.5);
  }
});
