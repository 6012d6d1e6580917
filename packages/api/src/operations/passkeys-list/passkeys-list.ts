import { operation } from '../../operation/operation.ts';

/** Lists the passkeys of the caller, oldest first. A backend without passkeys responds with `request/not_found`. */
export const passkeysList = operation({
  name: 'passkeys-list',
  method: 'GET',
  path: '/passkeys',
  summary: 'List the user’s passkeys.',
  errors: ['request/not_found'],
  auth: 'user',
  schemas: () => import('./passkeys-list.schema.ts'),
});
