import type { Locale } from '@kermesse/api/schemas/common/locale';
import { emailHtml, emailText, type EmailBrand, type EmailContent } from '../../platform/email/layout.ts';
import type { Email } from '../../platform/email/email-sender.ts';
import type { StoredMessage } from './messages.ts';
import { withoutWebAddresses } from './web-addresses.ts';

/**
 * Creates the email to the team for a contact message, in French, the site's main language. Its reply address is the
 * sender's.
 */
export function teamEmail(message: StoredMessage, { email, ...brand }: EmailBrand & { email: string }): Email {
  const { subject, title, content, senderName, senderEmail, senderPhone } = message;
  const sender = [
    { label: 'Nom', value: senderName },
    { label: 'Adresse e-mail', value: senderEmail },
    { label: 'Téléphone', value: senderPhone },
  ];
  const draft: EmailContent = {
    subject,
    preview: senderName === null ? title : `${senderName} : ${content.slice(0, 80)}`,
    paragraphs: [],
    details: sender.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    quote: content,
    ...(senderEmail !== null && { small: 'Répondez à ce message : votre réponse part à cette personne.' }),
    reasons: [`Envoyé par le formulaire « ${title} » du site ${brand.name}.`],
  };
  return {
    to: email,
    subject: `[${brand.name}] ${subject}`,
    text: emailText(draft, brand, 'fr'),
    html: emailHtml(draft, brand, 'fr'),
    ...(senderEmail !== null && { replyTo: senderEmail }),
  };
}

const texts = {
  fr: {
    subject: 'Nous avons reçu votre message',
    preview: 'Nous vous répondrons à cette adresse. Voici une copie.',
    greeting: 'Bonjour,',
    received: 'Votre message est bien arrivé. Nous vous répondrons à cette adresse. En voici une copie :',
    label: 'Objet',
    link: '[lien]',
    small: 'Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse à votre place : ignorez ce message.',
    reasons: [
      'Vous recevez ce message parce que cette adresse a été saisie dans le formulaire de contact de {name}.',
      'Ce n’est pas un abonnement : il n’y a rien à résilier.',
    ],
  },
  en: {
    subject: 'We have received your message',
    preview: 'We will reply to this address. Here is a copy.',
    greeting: 'Hello,',
    received: 'Your message has arrived. We will reply to this address. Here is a copy:',
    label: 'Subject',
    link: '[link]',
    small: 'If you did not write to us, somebody else entered your address: ignore this message.',
    reasons: [
      'You get this message because this address was entered in the contact form of {name}.',
      'This is not a subscription: there is nothing to cancel.',
    ],
  },
} as const;

/**
 * Creates the email that confirms a contact message, without recipient. Quotes the message without web addresses:
 * nobody may send strangers a link in the site's name.
 */
export function copyEmail(
  { subject, content }: Pick<StoredMessage, 'subject' | 'content'>,
  brand: EmailBrand,
  locale: Locale,
): Omit<Email, 'to'> {
  const words = texts[locale];
  const unlinked = (text: string) => withoutWebAddresses(text, words.link);
  const draft: EmailContent = {
    subject: words.subject,
    preview: words.preview,
    greeting: words.greeting,
    paragraphs: [words.received],
    details: [{ label: words.label, value: unlinked(subject) }],
    quote: unlinked(content),
    small: words.small,
    reasons: words.reasons.map((text) => text.replace('{name}', () => brand.name)),
  };
  return {
    subject: draft.subject,
    text: emailText(draft, brand, locale),
    html: emailHtml(draft, brand, locale),
    ...(brand.email !== undefined && { replyTo: brand.email }),
  };
}
