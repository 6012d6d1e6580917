import { operation } from '../../operation/operation.ts';

/**
 * Subscribes a phone number to the newsletter. The client normalises it before sending (`normalisePhone`), and the
 * server does so again; the number is international (E.164). A repeated subscription gets the same response and is
 * stored once.
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
