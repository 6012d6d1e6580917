import { operation } from '../../operation/operation.ts';

/**
 * Subscribes a phone number to the newsletter. Spaces are removed before sending (`normalisePhone`) and once more by
 * the server; the number is international (E.164). Subscribing twice answers the same and keeps one subscription.
 */
export const newsletterPhones = operation({
  name: 'newsletter-phones',
  method: 'POST',
  path: '/newsletter/phones',
  summary: 'Subscribe a phone number to the newsletter.',
  errors: ['form/invalid_data'],
  auth: 'none',
  schemas: () => import('./newsletter-phones.schema.ts'),
});
