import type { Locale } from '@kermesse/api/schemas/locale';
import type { MailBrand } from '../../../platform/mail/mail-brand.ts';
import { mailHtml, mailText, type MailContent } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { AccountMailKind } from './account-mail-kinds.ts';
import { english } from './account-mail-texts-en.ts';
import { french } from './account-mail-texts-fr.ts';

const common = {
  fr: { words: french, hello: 'Bonjour', comma: ',', copyHint: 'Ou copiez cette adresse dans votre navigateur :' },
  en: { words: english, hello: 'Hello', comma: ',', copyHint: 'Or copy this address into your browser:' },
} as const;

/** Addresses that may not be verified: whoever named them chose the name as well, so mails to them repeat none. */
const unknownReaders: ReadonlySet<AccountMailKind> = new Set(['verify', 'confirm', 'reset', 'notice-unverified']);

/** A mail of an account, in one language. `links` are the absolute addresses it leads to: the action's, then the aside's. */
export function accountMail(
  kind: AccountMailKind,
  {
    locale,
    firstname,
    links,
    about = '',
    brand,
  }: { locale: Locale; firstname: string; links: string[]; about?: string; brand: MailBrand },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { words, hello, comma, copyHint } = common[locale];
  const { action, aside, paragraphs, ...rest } = words[kind];
  const [first = brand.home, second = brand.home] = links;
  const name = unknownReaders.has(kind) ? '' : firstname.slice(0, 60);
  const content: MailContent = {
    ...rest,
    greeting: name === '' ? `${hello}${comma}` : `${hello} ${name}${comma}`,
    paragraphs: paragraphs.map((text) => text.replace('{about}', () => about)),
    action: { label: action, href: first },
    ...(aside !== undefined && { aside: { ...aside, href: second } }),
    copyHint,
  };
  return { subject: content.subject, text: mailText(content, brand), html: mailHtml(content, brand, locale) };
}
