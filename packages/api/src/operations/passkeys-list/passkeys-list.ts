import { operation } from '../../operation/operation.ts';

/** The passkeys of the signed-in person, oldest first. A backend without passkeys answers `request/not_found`. */
export const passkeysList = operation({
  name: 'passkeys-list',
  method: 'GET',
  path: '/passkeys',
  summary: 'The passkeys of the signed-in person.',
  errors: ['request/not_found'],
  auth: 'user',
  schemas: () => import('./passkeys-list.schema.ts'),
});
