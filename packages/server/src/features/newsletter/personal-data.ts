import { columnIn, personal, type PersonalTable } from '../../platform/database/personal-data.ts';

const columns = { address: 'address', created_at: 'since' };

/** The personal data of newsletter subscriptions with the account owner's verified addresses or phone number. */
export const newsletterTables: readonly PersonalTable[] = [
  personal('newsletter_emails', {
    rows: ({ verifiedEmail, formerEmails }) => columnIn('address', verifiedEmail, ...formerEmails),
    file: 'newsletter-email',
    columns,
    hidden: ['id'],
    about: { fr: 'votre abonnement aux nouvelles par e-mail', en: 'your subscription to the news by email' },
  }),
  personal('newsletter_phones', {
    rows: ({ provenPhone }) => columnIn('address', provenPhone),
    file: 'newsletter-phone',
    columns,
    hidden: ['id'],
    about: { fr: 'votre abonnement aux nouvelles par téléphone', en: 'your subscription to the news by phone' },
  }),
];
