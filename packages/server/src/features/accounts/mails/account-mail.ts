import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { MailBrand } from '../../../platform/mail/mail-brand.ts';
import { mailHtml, mailText, type MailContent } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { english, type AccountMailTexts } from './account-mail-texts-en.ts';
import { french } from './account-mail-texts-fr.ts';

/** The kinds of account mails. */
export type AccountMailKind = keyof typeof english;
export const accountMailKinds = Object.keys(english) as AccountMailKind[];

const texts: Record<Locale, Record<AccountMailKind, AccountMailTexts>> = { fr: french, en: english };

const common = {
  fr: {
    hello: 'Bonjour',
    account: [
      'Vous recevez ce message parce que cette adresse est celle d’un compte {name}.',
      'Nous n’écrivons que pour ce qui touche ce compte. Pour ne plus rien recevoir, supprimez-le dans Mon profil.',
    ],
    entered: [
      'Vous recevez ce message parce que cette adresse a été saisie sur {name}.',
      'Ce n’est pas un abonnement : il n’y a rien à résilier.',
    ],
    former: [
      'Vous recevez ce message parce que cette adresse était celle d’un compte {name}.',
      'Ce n’est pas un abonnement : il n’y a rien à résilier.',
    ],
  },
  en: {
    hello: 'Hello',
    account: [
      'You get this message because this is the address of a {name} account.',
      'We only write about that account. To get no more messages, delete it in My profile.',
    ],
    entered: [
      'You get this message because this address was entered on {name}.',
      'This is not a subscription: there is nothing to cancel.',
    ],
    former: [
      'You get this message because this was the address of a {name} account.',
      'This is not a subscription: there is nothing to cancel.',
    ],
  },
} as const;

/** The reasons of mails whose recipient may have no account. All other mails state that the address has an account. */
const otherReasons: Partial<Record<AccountMailKind, 'entered' | 'former'>> = {
  verification: 'entered',
  confirm: 'entered',
  'notice-unverified': 'entered',
  'moved-away': 'former',
  erased: 'former',
};

/**
 * The mails to addresses that are usually unverified. They contain no name, because a stranger may have entered both the
 * address and the name. For other mails to an unverified address, `firstname` is ''.
 */
const kindsWithoutName: ReadonlySet<AccountMailKind> = new Set([
  'verification',
  'confirm',
  'reset',
  'notice-unverified',
]);

/** Creates an account mail in one language. `links` are absolute addresses: the action's, then the aside's. */
export function accountMail(
  kind: AccountMailKind,
  {
    locale,
    firstname,
    links,
    about = '',
    brand,
  }: { locale: Locale; firstname: string; links: string[]; about?: string; brand: MailBrand },
): Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo'> {
  const { hello, ...reasons } = common[locale];
  const { action, aside, paragraphs, ...rest } = texts[locale][kind];
  const [first = brand.home, second = brand.home] = links;
  const name = kindsWithoutName.has(kind) ? '' : firstname.slice(0, 60);
  const content: MailContent = {
    ...rest,
    greeting: name === '' ? `${hello},` : `${hello} ${name},`,
    paragraphs: paragraphs.map((text) => text.replace('{about}', () => about)),
    action: { label: action, href: first },
    ...(aside !== undefined && { aside: { ...aside, href: second } }),
    reasons: reasons[otherReasons[kind] ?? 'account'].map((text) => text.replace('{name}', () => brand.name)),
  };
  return {
    subject: content.subject,
    text: mailText(content, brand, locale),
    html: mailHtml(content, brand, locale),
    // Replies go to the site's contact address.
    ...(brand.email !== undefined && { replyTo: brand.email }),
  };
}
