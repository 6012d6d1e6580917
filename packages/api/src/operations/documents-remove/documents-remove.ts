import { operation } from '../../operation/operation.ts';

/**
 * Removes one of the person's own documents, while it is pending or after it was rejected. An approved one stays:
 * `request/refused`. A document of somebody else does not exist: `request/not_found`. Not in the specification; other
 * backends may answer `request/not_found`.
 */
export const documentsRemove = operation({
  name: 'documents-remove',
  method: 'DELETE',
  path: '/documents/{id}',
  summary: 'Remove one of the person’s own documents.',
  errors: ['form/invalid_data', 'request/not_found', 'request/refused'],
  auth: 'user',
  schemas: () => import('./documents-remove.schema.ts'),
});
