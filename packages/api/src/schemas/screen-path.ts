/** The tabs of the account area, the one it begins with first (specification §2). */
export const accountTabs = ['dashboard', 'events', 'kits', 'notifications', 'profile'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** What a path shows: a content page, a built-in screen, or nothing. */
export const screenNames = [
  'content',
  'login',
  'register',
  'reset-request',
  'reset-password',
  'undo-email',
  'verify-email',
  'auth-callback',
  'profile-info',
  'account',
  'create-event',
  'become-coordinator',
  'delete-account',
  'keep-account',
  'composer',
  'not-found',
] as const;
export type ScreenName = (typeof screenNames)[number];

/** A screen that is built in. */
export type BuiltInScreen = Exclude<ScreenName, 'content' | 'not-found'>;

/** A built-in screen as a path asks for it, with what the path says to it. */
export type AskedScreen =
  | { screen: Exclude<BuiltInScreen, 'reset-password' | 'undo-email' | 'keep-account' | 'verify-email' | 'account'> }
  | { screen: 'reset-password' | 'undo-email' | 'keep-account'; token: string }
  | { screen: 'verify-email'; id: string; hash: string }
  | { screen: 'account'; tab: AccountTab };

const plain = {
  '/login': 'login',
  '/register': 'register',
  '/reset-password': 'reset-request',
  '/auth/callback': 'auth-callback',
  '/profile-info': 'profile-info',
  '/create-event': 'create-event',
  '/become-coordinator': 'become-coordinator',
  '/delete-account': 'delete-account',
} as const satisfies Record<string, BuiltInScreen>;

function decoded(part: string | undefined): string | undefined {
  try {
    return decodeURIComponent(part ?? '') || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The built-in screen that a path (without language prefix) leads to; undefined when it leads to none. Built-in screens
 * come before content pages of the same path.
 */
export function screenOfPath(path: string): AskedScreen | undefined {
  const known = Object.hasOwn(plain, path) ? plain[path as keyof typeof plain] : undefined;
  if (known !== undefined) return { screen: known };
  const [, first, ...rest] = path.split('/');
  const [one, two] = [decoded(rest[0]), decoded(rest[1])];
  if (first === 'account' && rest.length <= 1) {
    return { screen: 'account', tab: accountTabs.find((tab) => tab === one) ?? accountTabs[0] };
  }
  if (
    (first === 'reset-password' || first === 'undo-email' || first === 'keep-account') &&
    rest.length === 1 &&
    one !== undefined
  )
    return { screen: first, token: one };
  if (first === 'verify-email' && rest.length === 2 && one !== undefined && two !== undefined) {
    return { screen: 'verify-email', id: one, hash: two };
  }
  return undefined;
}
