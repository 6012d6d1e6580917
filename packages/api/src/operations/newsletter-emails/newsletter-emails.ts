import { operation } from '../../operation/operation.ts';

/**
 * Subscribes an email address to the newsletter. A repeated subscription gets the same response and is stored once, so
 * that a retry is safe and the response does not reveal who is subscribed.
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
