import { operation } from '../../operation/operation.ts';

/**
 * Sends a message to the house: the contact form. `content` is the whole letter as plain text, so that any backend can
 * mail it as it is; `sender` says apart who wrote it, for the answer. Whom it goes to is the server's to know:
 * `recipients` are a wish that it need not follow. The same message again within a while has no second effect, so that a
 * retry is safe.
 */
export const email = operation({
  name: 'email',
  method: 'POST',
  path: '/email',
  summary: 'Send a message to the house.',
  errors: ['form/invalid_data'],
  auth: 'none',
  schemas: () => import('./email.schema.ts'),
});
