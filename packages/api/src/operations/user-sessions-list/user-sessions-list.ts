import { operation } from '../../operation/operation.ts';

/** Where the caller is signed in: this session first, then the last used. A backend without it answers `request/not_found`. */
export const userSessionsList = operation({
  name: 'user-sessions-list',
  method: 'GET',
  path: '/user-sessions',
  summary: 'Where the signed-in person is signed in.',
  errors: ['request/not_found'],
  auth: 'user',
  schemas: () => import('./user-sessions-list.schema.ts'),
});
