import type { Locale } from '@kermesse/api/schemas/locale';
import { escapeHtml } from '../http/escape-html.ts';
import type { MailBrand } from './mail-brand.ts';

/** What a mail says, before it is laid out. Texts are plain; nothing in them is markup. */
export interface MailContent {
  subject: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  /** Left out of a mail to the team. */
  greeting?: string;
  paragraphs: string[];
  /** Facts, each with its name. */
  details?: { label: string; value: string }[];
  /** A text of somebody else's, set apart; its line breaks are kept. */
  quote?: string;
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** A second thing to do, less likely. */
  aside?: { text: string; label: string; href: string };
  /** How long a link is valid, and what to do when the mail was not expected. */
  small?: string;
  /** Why the reader gets this mail, and how to get no more. */
  reasons: string[];
}

const labels = {
  fr: {
    copyHint: 'Ou copiez cette adresse dans votre navigateur :',
    help: 'Une question ? Écrivez-nous à',
    colon: ' :',
  },
  en: { copyHint: 'Or copy this address into your browser:', help: 'A question? Write to', colon: ':' },
} as const;

const serif = "Playfair, 'Playfair Display', Georgia, 'Times New Roman', serif";
const sans = "'Ysabeau Office', Candara, Corbel, 'Segoe UI', Helvetica, Arial, sans-serif";

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

function button({ label, href }: { label: string; href: string }, { page }: MailBrand): string {
  return `<table ${table} style="margin:28px 0 24px"><tr><td bgcolor="${page.brand}" style="border-radius:2px;background:${page.brand}"><a href="${escapeHtml(href)}" style="display:inline-block;padding:15px 30px;font:600 17px/1.2 ${sans};color:${page['on-brand']};text-decoration:none;border-radius:2px">${escapeHtml(label)}</a></td></tr></table>`;
}

/** A mail as HTML: tables and styles on their elements, because that is what mailboxes read. */
export function mailHtml(content: MailContent, brand: MailBrand, locale: Locale): string {
  const { header, page, name, home, email, address } = brand;
  const { subject, preview, greeting, paragraphs, details, quote, action, aside, small, reasons } = content;
  const words = labels[locale];
  // A long word or address breaks rather than widen the mail beyond a narrow screen.
  const breaks = 'overflow-wrap:anywhere;word-break:break-word';
  const body = `font:400 17px/1.6 ${sans};color:${page.ink};${breaks}`;
  const fine = `font:400 14px/1.5 ${sans};color:${page['ink-soft']};${breaks}`;
  const paragraph = (text: string) => `<p style="margin:0 0 16px;${body}">${escapeHtml(text)}</p>`;
  const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
  const link = (href: string, label: string, style = '') =>
    `<a href="${escapeHtml(href)}" style="color:${page.ink}${style}">${escapeHtml(label)}</a>`;
  const footer = [
    ...reasons.map(escapeHtml),
    ...(email === undefined
      ? []
      : [
          `${words.help} <a href="mailto:${escapeHtml(email)}" style="color:${page['ink-soft']}">${escapeHtml(email)}</a>`,
        ]),
    `<a href="${escapeHtml(home)}" style="color:${page['ink-soft']}">${escapeHtml(name)}</a>${address === undefined ? '' : ` · ${escapeHtml(address)}`}`,
  ];
  const parts = [
    ...(greeting === undefined ? [] : [paragraph(greeting)]),
    ...paragraphs.map(paragraph),
    ...(details ?? []).map(
      ({ label, value }) =>
        `<p style="margin:0 0 4px;${body}"><strong>${escapeHtml(label)}${words.colon}</strong> ${escapeHtml(value)}</p>`,
    ),
    ...(quote === undefined
      ? []
      : [
          `<blockquote style="margin:20px 0 16px;padding:4px 0 4px 18px;border-left:3px solid ${page.hairline};${body}">${lines(quote)}</blockquote>`,
        ]),
    ...(action === undefined
      ? []
      : [
          `${button(action, brand)}\n<p style="margin:0 0 16px;${fine}">${escapeHtml(words.copyHint)}<br>${link(action.href, action.href, ';word-break:break-all')}</p>`,
        ]),
    ...(aside === undefined
      ? []
      : [`<p style="margin:0 0 16px;${body}">${escapeHtml(aside.text)} ${link(aside.href, aside.label)}</p>`]),
    ...(small === undefined
      ? []
      : [
          `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${page.hairline};${fine}">${escapeHtml(small)}</p>`,
        ]),
  ];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${page.sunk}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${table} width="100%" style="background:${page.sunk};table-layout:fixed"><tr><td align="center" style="padding:32px 12px">
<table ${table} width="100%" style="max-width:600px;table-layout:fixed">
<tr><td align="center" bgcolor="${header.page}" style="background:${header.page};padding:30px 24px 26px"><a href="${escapeHtml(home)}" style="font:500 30px/1.2 ${serif};color:${header.ink};text-decoration:none">${escapeHtml(name)}</a></td></tr>
<tr><td bgcolor="${header.highlight}" style="height:4px;background:${header.highlight};font-size:0;line-height:4px">&nbsp;</td></tr>
<tr><td bgcolor="${page.surface}" style="background:${page.surface};padding:36px 32px 28px;border:1px solid ${page.line};border-top:0">
<h1 style="margin:0 0 20px;font:500 26px/1.25 ${serif};color:${page.ink};${breaks}">${escapeHtml(subject)}</h1>
${parts.join('\n')}
</td></tr>
<tr><td align="center" style="padding:20px 24px;${fine}">${footer.join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The same mail as plain text. */
export function mailText(
  { greeting, paragraphs, details, quote, action, aside, small, reasons }: MailContent,
  { name, home, email, address }: MailBrand,
  locale: Locale,
): string {
  const { help, colon } = labels[locale];
  const parts = [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(details === undefined || details.length === 0
      ? []
      : [details.map(({ label, value }) => `${label}${colon} ${value}`).join('\n')]),
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...(action === undefined ? [] : [`${action.label}\n${action.href}`]),
    ...(aside === undefined ? [] : [`${aside.text}\n${aside.href}`]),
    ...(small === undefined ? [] : [small]),
    reasons.join('\n'),
    ...(email === undefined ? [] : [`${help} ${email}`]),
    [name, ...(address === undefined ? [] : [address]), home].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
