import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Roles, Theme, Tone } from '@kermesse/ui/theme';
import { escapeHtml } from '@kermesse/api/schemas/common/escape-html';

/** The sender's brand in an email: the name and the colours of the site. */
export interface EmailBrand {
  name: string;
  /** The URL of the site. */
  home: string;
  /** The email address for help. */
  email?: string;
  /** The postal address. */
  address?: string;
  /** The colours in light and in dark. */
  schemes: Theme['schemes'];
}

/** The content of an email, before layout. All texts are plain, without markup. */
export interface EmailContent {
  subject: string;
  /** The text that mail clients show beside the subject. */
  preview: string;
  /** Missing in emails to the team. */
  greeting?: string;
  paragraphs: string[];
  /** Labelled facts. */
  details?: { label: string; value: string }[];
  /** A text by another person, shown as a quotation with its line breaks. */
  quote?: string;
  /** The main action. */
  action?: { label: string; href: string };
  /** A secondary action. */
  aside?: { text: string; label: string; href: string };
  /** How long a link is valid, and what to do when the email was not expected. */
  small?: string;
  /** Why the reader receives this email, and how to unsubscribe. */
  reasons: string[];
}

const labels = {
  fr: {
    copyHint: 'Ou copiez cette adresse dans votre navigateur :',
    help: 'Une question ? Écrivez-nous à',
    colon: ' :',
  },
  en: { copyHint: 'Or copy this address into your browser:', help: 'A question? Write to', colon: ':' },
} as const;

const serif = "Playfair, 'Playfair Display', Georgia, 'Times New Roman', serif";
const sans = "'Ysabeau Office', Candara, Corbel, 'Segoe UI', Helvetica, Arial, sans-serif";

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Returns the styles of each coloured element by its class, in one colour scheme. */
const paintsOf = ({ brand: header, page }: Record<Tone, Roles>) => ({
  background: `background:${page.sunk}`,
  sheet: `background:${page.surface};border-color:${page.line}`,
  header: `background:${header.page}`,
  name: `color:${header.ink}`,
  frame: `border-color:${header.hairline}`,
  lights: `border-color:${header.highlight}`,
  text: `color:${page.ink}`,
  fine: `color:${page['ink-soft']}`,
  rule: `border-color:${page.hairline}`,
  button: `background:${page.brand}`,
  label: `color:${page['on-brand']};border-color:${page['brand-line']}`,
});

type Paint = keyof ReturnType<typeof paintsOf>;

/**
 * Returns the dark colours as rules that override the inline styles. Email clients that do not support such rules stay
 * light.
 */
function darkStyle(dark: Record<Tone, Roles>): string {
  const rules = Object.entries(paintsOf(dark)).map(
    ([name, paint]) => `.${name}{${paint.replaceAll(/;|$/g, '!important$&')}}`,
  );
  return `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme: dark){
${rules.join('\n')}
}</style>`;
}

/** Renders an email as HTML, with tables and inline styles for compatibility with mail clients. */
export function emailHtml(content: EmailContent, brand: EmailBrand, locale: Locale): string {
  const { schemes, name, home, email, address } = brand;
  const { subject, preview, greeting, paragraphs, details, quote, action, aside, small, reasons } = content;
  const texts = labels[locale];
  const paints = paintsOf(schemes.light);
  /** Returns the class and style attributes of an element: inline styles for light, the class for the dark rules. */
  const look = (style: string, ...names: Paint[]) =>
    `class="${names.join(' ')}" style="${[style, ...names.map((paint) => paints[paint])].filter(Boolean).join(';')}"`;
  // Break long words and addresses: they must not widen the email beyond a narrow screen.
  const breaks = 'overflow-wrap:anywhere;word-break:break-word';
  const body = `font:400 17px/1.6 ${sans};${breaks}`;
  const fine = `font:400 14px/1.5 ${sans};${breaks}`;
  const paragraph = (html: string) => `<p ${look(`margin:0 0 16px;${body}`, 'text')}>${html}</p>`;
  const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
  const link = (href: string, label: string, paint: Paint, style = '') =>
    `<a href="${escapeHtml(href)}" ${look(style, paint)}>${escapeHtml(label)}</a>`;
  const button = ({ label, href }: { label: string; href: string }) =>
    `<table ${table} style="margin:28px 0 24px"><tr><td bgcolor="${schemes.light.page.brand}" ${look('padding:3px;border-radius:2px', 'button')}>${link(href, label, 'label', `display:inline-block;padding:12px 26px;border:1px solid;font:600 17px/1.2 ${sans};text-decoration:none`)}</td></tr></table>`;
  const footer = [
    ...reasons.map(escapeHtml),
    ...(email === undefined ? [] : [`${texts.help} ${link(`mailto:${email}`, email, 'fine')}`]),
    `${link(home, name, 'fine')}${address === undefined ? '' : ` · ${escapeHtml(address)}`}`,
  ];
  const parts = [
    ...(greeting === undefined ? [] : [paragraph(escapeHtml(greeting))]),
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    ...(details ?? []).map(
      ({ label, value }) =>
        `<p ${look(`margin:0 0 4px;${body}`, 'text')}><strong>${escapeHtml(label)}${texts.colon}</strong> ${escapeHtml(value)}</p>`,
    ),
    ...(quote === undefined
      ? []
      : [
          `<blockquote ${look(`margin:20px 0 16px;padding:4px 0 4px 18px;border-left:3px solid;${body}`, 'text', 'rule')}>${lines(quote)}</blockquote>`,
        ]),
    ...(action === undefined
      ? []
      : [
          `${button(action)}\n<p ${look(`margin:0 0 16px;${fine}`, 'fine')}>${escapeHtml(texts.copyHint)}<br>${link(action.href, action.href, 'text', 'word-break:break-all')}</p>`,
        ]),
    ...(aside === undefined ? [] : [paragraph(`${escapeHtml(aside.text)} ${link(aside.href, aside.label, 'text')}`)]),
    ...(small === undefined
      ? []
      : [
          `<p ${look(`margin:24px 0 0;padding-top:16px;border-top:1px solid;${fine}`, 'fine', 'rule')}>${escapeHtml(small)}</p>`,
        ]),
  ];
  const { brand: header, page } = schemes.light;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
${darkStyle(schemes.dark)}
</head>
<body ${look('margin:0;padding:0', 'background')}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${table} width="100%" ${look('table-layout:fixed', 'background')}><tr><td align="center" style="padding:32px 12px">
<table ${table} width="100%" style="max-width:600px;table-layout:fixed">
<tr><td align="center" bgcolor="${header.page}" ${look('padding:8px 8px 12px', 'header')}>
<table ${table} width="100%"><tr><td align="center" ${look('padding:26px 16px 24px;border:1px solid', 'frame')}>${link(home, name, 'name', `font:500 32px/1.2 ${serif};text-decoration:none;${breaks}`)}</td></tr></table>
</td></tr>
<tr><td bgcolor="${header.page}" ${look('height:8px;font-size:0;line-height:8px;border-top:4px dotted', 'header', 'lights')}>&nbsp;</td></tr>
<tr><td bgcolor="${page.surface}" ${look('padding:36px 32px 28px;border:1px solid;border-top:0', 'sheet')}>
<h1 ${look(`margin:0 0 20px;font:500 26px/1.25 ${serif};${breaks}`, 'text')}>${escapeHtml(subject)}</h1>
${parts.join('\n')}
</td></tr>
<tr><td align="center" ${look(`padding:20px 24px;${fine}`, 'fine')}>${footer.join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Renders the same email as plain text. */
export function emailText(
  { greeting, paragraphs, details, quote, action, aside, small, reasons }: EmailContent,
  { name, home, email, address }: EmailBrand,
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
