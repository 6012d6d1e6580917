import { holds, personal, type PersonalTable } from '../../platform/database/personal-data.ts';

const columns = { id: null, address: 'address', created_at: 'since' };

/** Subscriptions to the newsletter, by an address or number that is known to be the person's. */
export const newsletterData: readonly PersonalTable[] = [
  personal('newsletter_emails', {
    rows: ({ verifiedEmail }) => holds('address', verifiedEmail),
    file: 'newsletter-email',
    columns,
    about: { fr: 'votre abonnement aux nouvelles par e-mail', en: 'your subscription to the news by email' },
  }),
  personal('newsletter_phones', {
    rows: ({ provenPhone }) => holds('address', provenPhone),
    file: 'newsletter-phone',
    columns,
    about: { fr: 'votre abonnement aux nouvelles par téléphone', en: 'your subscription to the news by phone' },
  }),
];
