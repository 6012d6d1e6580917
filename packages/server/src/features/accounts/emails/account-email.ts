import type { Locale } from '@kermesse/api/schemas/common/locale';
import { emailHtml, emailText, type EmailBrand, type EmailContent } from '../../../platform/email/layout.ts';
import type { Email } from '../../../platform/email/email-sender.ts';
import { english, type AccountEmailTexts } from './account-email-texts-en.ts';
import { french } from './account-email-texts-fr.ts';

/** The names of account emails. */
export type AccountEmailName = keyof typeof english;
export const accountEmailNames = Object.keys(english) as AccountEmailName[];

const texts: Record<Locale, Record<AccountEmailName, AccountEmailTexts>> = { fr: french, en: english };

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

/**
 * The reasons of emails whose recipient may have no account. All other emails state that the address has an account.
 */
const otherReasons: Partial<Record<AccountEmailName, 'entered' | 'former'>> = {
  addressVerification: 'entered',
  newAddressConfirmation: 'entered',
  unverifiedAddressChangeRequested: 'entered',
  oldAddressReplaced: 'former',
  accountErased: 'former',
};

/**
 * The emails to addresses that are usually unverified. They contain no name, because a stranger may have entered both
 * the address and the name. For other emails to an unverified address, `firstname` is ''.
 */
const emailsWithoutAddressee: ReadonlySet<AccountEmailName> = new Set([
  'addressVerification',
  'newAddressConfirmation',
  'passwordReset',
  'unverifiedAddressChangeRequested',
]);

/** Creates an account email in one language. `links` are absolute addresses: the action's, then the aside's. */
export function accountEmail(
  name: AccountEmailName,
  {
    locale,
    firstname,
    links,
    about = '',
    brand,
  }: { locale: Locale; firstname: string; links: string[]; about?: string; brand: EmailBrand },
): Pick<Email, 'subject' | 'text' | 'html' | 'replyTo'> {
  const { hello, ...reasons } = common[locale];
  const { action, aside, paragraphs, ...rest } = texts[locale][name];
  const [first = brand.home, second = brand.home] = links;
  const addressee = emailsWithoutAddressee.has(name) ? '' : firstname.slice(0, 60);
  const content: EmailContent = {
    ...rest,
    greeting: addressee === '' ? `${hello},` : `${hello} ${addressee},`,
    paragraphs: paragraphs.map((text) => text.replace('{about}', () => about)),
    action: { label: action, href: first },
    ...(aside !== undefined && { aside: { ...aside, href: second } }),
    reasons: reasons[otherReasons[name] ?? 'account'].map((text) => text.replace('{name}', () => brand.name)),
  };
  return {
    subject: content.subject,
    text: emailText(content, brand, locale),
    html: emailHtml(content, brand, locale),
    // Replies go to the site's contact address.
    ...(brand.email !== undefined && { replyTo: brand.email }),
  };
}
