import { languageTag } from '@kermesse/api/schemas/common/locale';
import { createTheme, defaultBrand, themeCss } from '@kermesse/ui/theme';
import type { Locale } from '@kermesse/sections/locale';
import { developmentPage } from '../../platform/html/development-page.ts';
import { escapeHtml } from '@kermesse/api/schemas/common/escape-html';
import type { OutboxMessage } from './outbox.ts';

const texts = {
  fr: {
    title: 'Boîte d’envoi',
    lead: 'Tant qu’aucun serveur d’e-mail ni passerelle SMS n’est configuré, les messages arrivent ici au lieu de partir.',
    empty: 'Rien pour l’instant. Inscrivez-vous ou demandez un code : le message apparaîtra ici.',
    email: 'E-mail',
    sms: 'SMS',
    to: 'À',
    code: 'Code',
    asSent: 'Voir l’e-mail tel qu’envoyé',
    reload: 'Actualiser',
    data: 'JSON',
    site: 'Retour au site',
  },
  en: {
    title: 'Outbox',
    lead: 'As long as no mail server and no SMS gateway is configured, messages arrive here instead of leaving.',
    empty: 'Nothing yet. Register or ask for a code, and the message will appear here.',
    email: 'Email',
    sms: 'SMS',
    to: 'To',
    code: 'Code',
    asSent: 'See the email as sent',
    reload: 'Reload',
    data: 'JSON',
    site: 'Back to the site',
  },
} as const;

/** The page's style sheet. */
const outboxStyle = `${themeCss(createTheme(defaultBrand))}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.55 "Ysabeau Office",Candara,Corbel,"Segoe UI",system-ui,sans-serif}
header,main{max-width:52rem;margin:0 auto;padding:0 1.25rem}
.band{background:var(--page);color:var(--ink);border-bottom:4px double var(--highlight);padding:2.5rem 0 2rem;margin-bottom:2rem}
h1{font:500 clamp(2rem,6vw,3rem)/1.1 Playfair,"Playfair Display",Georgia,serif;margin:0 0 .5rem}
p{margin:0;max-width:65ch}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin-top:1rem}
a{color:inherit;text-underline-offset:.2em;overflow-wrap:anywhere}
nav a,.as-sent{display:inline-block;padding:.6rem 0}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
ol{list-style:none;margin:0 0 4rem;padding:0;display:grid;gap:1.5rem}
li{background:var(--surface);border:1px solid var(--line);border-top:2px solid var(--hairline);border-radius:2px;padding:1.5rem;box-shadow:var(--shadow-rest)}
.meta{display:flex;flex-wrap:wrap;gap:.25rem 1rem;color:var(--ink-soft);font-size:.9375rem}
.kind{letter-spacing:.08em;text-transform:uppercase;font-weight:600;color:var(--highlight-text)}
time{margin-left:auto}
h2{font:500 1.5rem/1.25 Playfair,"Playfair Display",Georgia,serif;margin:.5rem 0 0}
.text{white-space:pre-wrap;overflow-wrap:anywhere;margin-top:1rem}
.code{font:600 2rem/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.2em;margin-top:1rem}
.empty{padding:3rem 0;text-align:center;color:var(--ink-soft);max-width:none}`;

/** Escapes a text and turns its web addresses into links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${safe}">${safe}</a>` : safe;
    })
    .join('');
}

function messageHtml({ id, kind, to, subject, text, code, sentAt }: OutboxMessage, locale: Locale): string {
  const words = texts[locale];
  const time = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'medium' });
  const heading = escapeHtml(subject ?? words.sms);
  return `<li><div class="meta"><span class="kind">${words[kind]}</span><span>${words.to} ${escapeHtml(to)}</span><time datetime="${sentAt.toISOString()}">${time.format(sentAt)}</time></div>
<h2>${heading}</h2>${code === null ? '' : `\n<p class="code" aria-label="${words.code}">${escapeHtml(code)}</p>`}
<div class="text">${withLinks(text)}</div>${kind === 'sms' ? '' : `\n<a class="as-sent" href="/dev/outbox/${id}">${words.asSent}</a>`}</li>`;
}

/** Renders the outbox as a page. Its only style is `outboxStyle`; it has no script. */
export function outboxPage(messages: OutboxMessage[], locale: Locale): string {
  const words = texts[locale];
  const list =
    messages.length === 0
      ? `<p class="empty">${words.empty}</p>`
      : `<ol>${messages.map((message) => messageHtml(message, locale)).join('\n')}</ol>`;
  const body = `<div class="band" data-tone="brand"><header><h1>${words.title}</h1><p>${words.lead}</p>
<nav aria-label="${words.title}"><a href="/dev/outbox">${words.reload}</a><a href="/dev/outbox.json">${words.data}</a><a href="/">${words.site}</a></nav></header></div>
<main>${list}</main>`;
  return developmentPage({ locale, title: words.title, style: outboxStyle, body });
}
