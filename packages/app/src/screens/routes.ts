import type { BuiltInScreen } from '@kermesse/api/page-props';

/** The routes of the specification (§2) with the screens that stand on them, as the router writes paths. */
export const routes: readonly { path: string; screen: BuiltInScreen }[] = [
  { path: '/login', screen: 'login' },
  { path: '/register', screen: 'register' },
  { path: '/reset-password', screen: 'reset-request' },
  { path: '/reset-password/:token', screen: 'reset-password' },
  { path: '/undo-email/:token', screen: 'undo-email' },
  { path: '/verify-email/:id/:hash', screen: 'verify-email' },
  { path: '/auth/callback', screen: 'auth-callback' },
  { path: '/auth/google/callback', screen: 'auth-callback' },
  { path: '/profile-info', screen: 'profile-info' },
  { path: '/account/:tab?', screen: 'account' },
  { path: '/create-event', screen: 'create-event' },
  { path: '/become-coordinator', screen: 'become-coordinator' },
  { path: '/delete-account', screen: 'delete-account' },
  { path: '/keep-account/:token', screen: 'keep-account' },
];
