import { operation } from '../../operation/operation.ts';

/**
 * Sends a message of the contact form to the site's address. `content` is the whole message as plain text, so that any
 * backend can email it unchanged; `sender` is its author, for the reply. The server determines the recipients and may
 * ignore `recipients`. A repeated message within a certain time is ignored, so that a retry is safe.
 */
export const contactMessage = operation({
  name: 'contact-message',
  method: 'POST',
  path: '/email',
  summary: 'Send a message to the site.',
  errors: ['form/invalid_data'],
  auth: 'none',
  schemas: () => import('./contact-message.schema.ts'),
});
