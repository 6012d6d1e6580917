import type { Locale } from '@kermesse/api/schemas/locale';
import { escapeHtml } from '../http/escape-html.ts';
import type { MailBrand } from './mail-brand.ts';

/** What a mail says, before it is laid out. Texts are plain; nothing in them is markup. */
export interface MailContent {
  subject: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  greeting: string;
  paragraphs: string[];
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** A second thing to do, less likely. */
  aside?: { text: string; label: string; href: string };
  /** What to do when the mail was not expected. */
  small: string;
  /** Said above the address that stands in full. */
  copyHint: string;
}

const serif = "Playfair, 'Playfair Display', Georgia, 'Times New Roman', serif";
const sans = "'Ysabeau Office', Candara, Corbel, 'Segoe UI', Helvetica, Arial, sans-serif";

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

function button({ label, href }: { label: string; href: string }, { page }: MailBrand): string {
  return `<table ${table} style="margin:28px 0 24px"><tr><td bgcolor="${page.brand}" style="border-radius:2px;background:${page.brand}"><a href="${escapeHtml(href)}" style="display:inline-block;padding:15px 30px;font:600 17px/1.2 ${sans};color:${page['on-brand']};text-decoration:none;border-radius:2px">${escapeHtml(label)}</a></td></tr></table>`;
}

/** A mail as HTML: tables and styles on their elements, because that is what mailboxes read. */
export function mailHtml(content: MailContent, brand: MailBrand, locale: Locale): string {
  const { header, page, name, home } = brand;
  const { subject, preview, greeting, paragraphs, action, aside, small, copyHint } = content;
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font:400 17px/1.6 ${sans};color:${page.ink};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(text)}</p>`;
  const link = (href: string, label: string) =>
    `<a href="${escapeHtml(href)}" style="color:${page.ink};word-break:break-all">${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${page.sunk}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${table} width="100%" style="background:${page.sunk}"><tr><td align="center" style="padding:32px 12px">
<table ${table} width="100%" style="max-width:600px">
<tr><td align="center" bgcolor="${header.page}" style="background:${header.page};padding:30px 24px 26px;border-bottom:4px double ${header.highlight}"><a href="${escapeHtml(home)}" style="font:500 30px/1.2 ${serif};color:${header.ink};text-decoration:none">${escapeHtml(name)}</a></td></tr>
<tr><td bgcolor="${page.surface}" style="background:${page.surface};padding:36px 32px 28px;border:1px solid ${page.line};border-top:0">
<h1 style="margin:0 0 20px;font:500 26px/1.25 ${serif};color:${page.ink}">${escapeHtml(subject)}</h1>
${paragraph(greeting)}
${paragraphs.map(paragraph).join('\n')}
${action === undefined ? '' : `${button(action, brand)}\n<p style="margin:0 0 16px;font:400 14px/1.5 ${sans};color:${page['ink-soft']}">${escapeHtml(copyHint)}<br>${link(action.href, action.href)}</p>`}
${aside === undefined ? '' : `<p style="margin:0 0 16px;font:400 17px/1.6 ${sans};color:${page.ink}">${escapeHtml(aside.text)} ${link(aside.href, aside.label)}</p>`}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${page.hairline};font:400 14px/1.5 ${sans};color:${page['ink-soft']}">${escapeHtml(small)}</p>
</td></tr>
<tr><td align="center" style="padding:20px 24px;font:400 14px/1.5 ${sans};color:${page['ink-soft']}"><a href="${escapeHtml(home)}" style="color:${page['ink-soft']}">${escapeHtml(name)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The same mail as plain text. */
export function mailText(
  { greeting, paragraphs, action, aside, small }: MailContent,
  { name, home }: MailBrand,
): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}\n${action.href}`]),
    ...(aside === undefined ? [] : [`${aside.text}\n${aside.href}`]),
    small,
    `${name}\n${home}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
