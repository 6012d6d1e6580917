import { operation } from '../../operation/operation.ts';

/**
 * Subscribes an email address to the newsletter. Subscribing twice answers the same and keeps one subscription, so that
 * a retry is safe and nobody learns who is subscribed.
 */
export const newsletterEmails = operation({
  name: 'newsletter-emails',
  method: 'POST',
  path: '/newsletter/emails',
  summary: 'Subscribe an email address to the newsletter.',
  errors: ['form/invalid_data'],
  auth: 'none',
  schemas: () => import('./newsletter-emails.schema.ts'),
});
