import { operation } from '../../operation/operation.ts';

/**
 * Removes a pending or rejected document of the user. An approved one cannot be removed: `request/refused`. A document
 * of another user is `request/not_found`. Not in the specification; other backends may respond with
 * `request/not_found`.
 */
export const documentsRemove = operation({
  name: 'documents-remove',
  method: 'DELETE',
  path: '/documents/{id}',
  summary: 'Remove one’s own document.',
  errors: ['form/invalid_data', 'request/not_found', 'request/refused'],
  auth: 'user',
  schemas: () => import('./documents-remove.schema.ts'),
});
