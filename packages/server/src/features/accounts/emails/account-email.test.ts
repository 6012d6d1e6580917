import { contrast, createTheme } from '@kermesse/ui/theme';
import { describe, expect, it } from 'vitest';
import { styleAttributesOf } from '../../../platform/security/content-security-policy.ts';
import { accountEmail, accountEmailNames, type AccountEmailName } from './account-email.ts';
import { accountMessages } from '../users/account-messages.ts';
import type { EmailBrand } from '../../../platform/email/layout.ts';

function brandOf(primary: string): EmailBrand {
  return {
    name: 'Fête & Cie',
    home: 'https://fete.example/fr/',
    email: 'aide@fete.example',
    address: '1, rue <de> la Paix, Lomé',
    schemes: createTheme({ primary, secondary: '#DFBD69', accent: '#FFFFFF' }).schemes,
  };
}

const links = ['https://fete.example/fr/first?a=1&b=2', 'https://fete.example/fr/second'];
const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const both = accountEmailNames.flatMap((name) => (['fr', 'en'] as const).map((locale) => ({ name, locale })));

const emailOf = (name: AccountEmailName, locale: 'fr' | 'en', more: { firstname?: string; about?: string } = {}) =>
  accountEmail(name, { locale, firstname: 'Afi', links, about: 'new@example.com', brand: brandOf('#1a1a40'), ...more });

describe.each(both)('the email $name in $locale', ({ name, locale }) => {
  it('contains only its own links, as HTML and as text', () => {
    const { subject, text, html } = emailOf(name, locale);
    expect(subject).not.toBe('');
    const wanted = name === 'addressWantedByOther' || name === 'deletionRequested' ? links : links.slice(0, 1);
    for (const link of wanted) {
      expect(hrefs(html)).toContain(link);
      expect(text).toContain(link);
    }
    const allowed = new Set([...links, 'https://fete.example/fr/', 'mailto:aide@fete.example']);
    expect(hrefs(html).filter((href) => !allowed.has(href))).toEqual([]);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('Fête &amp; Cie');
  });

  it('states its reason, the contact and the sender, and has a reply address', () => {
    const { text, html, replyTo } = emailOf(name, locale);
    const reason =
      locale === 'fr' ? /Vous recevez ce message parce que .*Fête & Cie/ : /You get this message because .*Fête & Cie/;
    for (const form of [text, html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')]) {
      expect(form.match(new RegExp(reason, 'g'))).toHaveLength(1);
      expect(form).toContain('1, rue <de> la Paix, Lomé');
      expect(form).toContain('aide@fete.example');
    }
    expect(replyTo).toBe('aide@fete.example');
  });

  it('has no-break spaces before French punctuation', () => {
    if (locale === 'fr') expect(emailOf(name, locale).text).not.toMatch(/ [!?;:»]|« /);
  });

  it('is a table with inline styles, without external resources or scripts', () => {
    const { html } = emailOf(name, locale);
    expect(html).toMatch(/<table role="presentation"/);
    expect(html).not.toMatch(/<(?:script|img|link|iframe|form|object)\b|url\(|@import|javascript:/i);
    expect(styleAttributesOf(html).length).toBeGreaterThan(5);
  });

  it('contains no markup from the account’s name', () => {
    const hostile = '"><img src=x onerror=alert(1)>';
    const { html } = emailOf(name, locale, { firstname: hostile, about: hostile });
    expect(html).not.toContain('<img');
  });
});

it('an email to an address that may be unverified contains no name', () => {
  for (const name of ['addressVerification', 'newAddressConfirmation', 'passwordReset'] as const)
    expect(emailOf(name, 'fr', { firstname: 'Gagnez' }).text).not.toContain('Gagnez');
  expect(emailOf('passwordChanged', 'fr', { firstname: '' }).text).toMatch(/^Bonjour,/);
  expect(emailOf('newAddressConfirmed', 'fr').text).toMatch(/^Bonjour Afi,/);
});

it('the kinds that the queue stores never change: servers of two releases share it during a deploy', () => {
  expect(Object.values(accountMessages)).toEqual([
    'verification',
    'reset',
    'changed',
    'passkey',
    'passkey-removed',
    'identity',
    'new-device',
    'confirm',
    'notice',
    'notice-unverified',
    'moved-away',
    'moved-here',
    'deletion',
    'kept',
    'erased',
  ]);
});

const header = ['header', 'name', 'frame', 'lights'];

/**
 * Returns the colours of each class of an email: in the inline styles of its elements and in its rules for dark mode.
 */
function coloursIn(html: string) {
  const [, dark = ''] = /@media \(prefers-color-scheme: dark\)\{([\s\S]*)\}\s*<\/style>/.exec(html) ?? [];
  const colour = /(?:^|;)(background|color|border-color):(#[\da-f]{6})/g;
  const coloured = (style: string) => [...style.matchAll(colour)].map(([, name = '', value = '']) => ({ name, value }));
  return {
    elements: [...html.matchAll(/<\w[^>]*\sclass="([^"]+)" style="([^"]+)"/g)].map(([, names = '', style = '']) => ({
      names: names.split(' '),
      colours: coloured(style),
    })),
    rules: new Map([...dark.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name = '', style = '']) => [name, style])),
    coloured,
  };
}

it('an email has light colours in inline styles, and dark colours in rules that override them', () => {
  const brand = brandOf('#1a1a40');
  const html = accountEmailNames.map((name) => emailOf(name, 'fr').html);
  for (const one of html) {
    expect(one).toContain('<meta name="color-scheme" content="light dark">');
    expect(one).toContain('<meta name="supported-color-schemes" content="light dark">');
    const { elements, rules, coloured } = coloursIn(one);
    expect(elements.length).toBeGreaterThan(8);
    for (const { names, colours } of elements) {
      const tone = names.some((name) => header.includes(name)) ? 'brand' : 'page';
      const dark = names.flatMap((name) => coloured(rules.get(name) ?? ''));
      expect(dark.map(({ name }) => name)).toEqual(colours.map(({ name }) => name));
      for (const [scheme, values] of [
        ['light', colours],
        ['dark', dark],
      ] as const)
        for (const { value } of values) expect(Object.values(brand.schemes[scheme][tone])).toContain(value);
    }
    for (const style of rules.values())
      for (const declaration of style.split(';')) expect(declaration).toMatch(/!important$/);
    // Every element with a colour has a dark colour.
    expect(one.match(/style="(?:[^"]*;)?(?:background|color|border-color):/g)).toHaveLength(elements.length);
  }
});

it('an email has sufficient contrast in the colours of any brand, in light and dark mode', () => {
  const pairs = [
    ['name', 'header'],
    ['label', 'button'],
    ['text', 'sheet'],
    ['fine', 'sheet'],
    ['fine', 'background'],
  ] as const;
  for (const primary of ['#1a1a40', '#ffffff', '#000000', '#ff0000', '#ffff00', '#7f7f7f']) {
    const { html } = accountEmail('addressVerification', {
      locale: 'en',
      firstname: 'Afi',
      links,
      brand: brandOf(primary),
    });
    const { elements, rules, coloured } = coloursIn(html);
    const light = (name: string) => elements.find(({ names }) => names.includes(name))?.colours[0]?.value ?? '';
    const dark = (name: string) => coloured(rules.get(name) ?? '')[0]?.value ?? '';
    for (const [text, background] of pairs)
      for (const colourOf of [light, dark])
        expect(contrast(colourOf(text), colourOf(background)), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
  }
});
