import type { Locale } from '@kermesse/api/schemas/common/locale';
import { createTheme, defaultBrand, themeCss } from '@kermesse/ui/theme';
import { developmentPage } from '../../platform/html/development-page.ts';
import { escapeHtml } from '@kermesse/api/schemas/common/escape-html';
import { developmentPeople, type DevelopmentPerson } from './people.ts';

const texts = {
  fr: {
    title: 'Se connecter en tant que…',
    overline: 'À la place de Google, pendant le développement',
    lead: 'Cette page remplace celle de Google sur votre machine. En production, elle n’existe pas.',
    someone: 'Quelqu’un d’autre',
    firstname: 'Prénom',
    lastname: 'Nom',
    email: 'Adresse e-mail',
    hint: 'Une adresse déjà connue du site montre ce qui se passe quand un compte existe.',
    go: 'Continuer',
    cancel: 'Annuler',
    invalid: 'Saisissez une adresse e-mail valide.',
  },
  en: {
    title: 'Log in as…',
    overline: 'In place of Google, while developing',
    lead: 'This page replaces Google’s on your machine. In production it does not exist.',
    someone: 'Somebody new',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    hint: 'An address that the site knows already shows what happens when there is an account.',
    go: 'Continue',
    cancel: 'Cancel',
    invalid: 'Enter a valid email address.',
  },
} as const;

/** The page's style sheet. */
const developmentIdentityStyle = `${themeCss(createTheme(defaultBrand))}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem 1rem;background:var(--sunk);color:var(--ink);font:1.0625rem/1.5 "Ysabeau Office",Candara,Corbel,"Segoe UI",system-ui,sans-serif}
main{width:100%;max-width:28rem;background:var(--surface);border:1px solid var(--line);border-radius:3px;box-shadow:var(--shadow-rest)}
header{background:var(--page);color:var(--ink);padding:1.75rem 1.5rem 1.5rem;border-bottom:4px double var(--highlight)}
header p{margin:0;font-size:.9375rem}
h1{font:500 clamp(1.75rem,7vw,2.25rem)/1.15 Playfair,"Playfair Display",Georgia,serif;margin:.5rem 0 .75rem}
h2{font:500 1.375rem/1.25 Playfair,"Playfair Display",Georgia,serif;margin:0 0 1rem}
form{padding:1.25rem 1.5rem;margin:0}
form+form{border-top:1px solid var(--hairline)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.625rem}
button{font:inherit;cursor:pointer;border-radius:2px;min-height:3rem;width:100%;color:var(--ink);background:var(--surface);border:1px solid var(--line);padding:.5rem 1rem;text-align:start}
button:hover{border-color:var(--ink)}
button span{display:block;color:var(--ink-soft);font-size:.9375rem;overflow-wrap:anywhere}
.go{background:var(--brand);color:var(--on-brand);border-color:var(--brand);text-align:center;font-weight:600;margin-top:1.25rem}
label{display:block;margin-top:.875rem;font-weight:600}
input{display:block;font:inherit;font-weight:400;width:100%;margin-top:.25rem;min-height:3rem;padding:.5rem .75rem;color:var(--ink);background:var(--surface);border:1px solid var(--ink-soft);border-radius:2px}
.hint{margin:.5rem 0 0;color:var(--ink-soft);font-size:.9375rem}
.error{margin:0 0 .5rem;font-weight:600;color:var(--danger)}
.cancel{display:block;padding:0 1.5rem 1.5rem}
.cancel a{display:inline-block;padding:.75rem 0;color:inherit;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`;

const personButton = ({ subject, given_name: first, family_name: last, email }: DevelopmentPerson) =>
  `<li><button name="person" value="${escapeHtml(subject)}">${escapeHtml(`${first} ${last}`)}<span>${escapeHtml(email)}</span></button></li>`;

/** The options of the page: the authorization request, and the values of a form that failed validation. */
export interface DevelopmentIdentityPage {
  locale: Locale;
  /** The parameters of the authorization request. Each form sends them along as hidden fields. */
  request: Readonly<Record<string, string>>;
  /** The address of the cancel link. */
  cancel: string;
  typed?: { email: string; firstname: string; lastname: string };
}

/**
 * Renders the page that replaces Google's in development. Its only style is `developmentIdentityStyle`. It has no
 * script.
 */
export function developmentIdentityPage({ locale, request, cancel, typed }: DevelopmentIdentityPage): string {
  const t = texts[locale];
  const hidden = Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const field = (name: 'firstname' | 'lastname' | 'email', attributes: string) =>
    `<label>${t[name]}<input name="${name}" value="${escapeHtml(typed?.[name] ?? '')}" ${attributes}></label>`;
  const body = `<main>
<header data-tone="brand"><p>${t.overline}</p><h1>${t.title}</h1><p>${t.lead}</p></header>
<form method="post">${hidden}<ul>${developmentPeople.map(personButton).join('')}</ul></form>
<form method="post" novalidate>${hidden}<h2>${t.someone}</h2>${typed === undefined ? '' : `<p class="error" role="alert">${t.invalid}</p>`}
${field('firstname', 'autocomplete="off" maxlength="100"')}${field('lastname', 'autocomplete="off" maxlength="100"')}${field('email', 'type="email" autocomplete="off" maxlength="254" aria-describedby="hint"')}
<p class="hint" id="hint">${t.hint}</p><button class="go" name="person" value="new">${t.go}</button></form>
<p class="cancel"><a href="${escapeHtml(cancel)}">${t.cancel}</a></p>
</main>`;
  return developmentPage({ locale, title: t.title, style: developmentIdentityStyle, body });
}
