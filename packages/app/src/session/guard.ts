import type { ScreenName } from '@kermesse/api/page-props';
import type { Session } from '@kermesse/flows/session';
import { askedPage, loginFor } from './redirect.ts';

/** Where somebody is. */
export interface Place {
  screen: ScreenName;
  /** Without language prefix. */
  path: string;
  search: string;
}

/** What is known of who it is. */
export type Who = Pick<Session, 'state'> &
  Partial<Pick<Session, 'ended'>> & { user: { profileType: string | null; deletionAt?: string | null } | null };

/** What is to be done with a page for somebody: shown, held back until more is known, or another one in its place. */
export type AccessDecision = 'show' | 'wait' | { to: string };

const forUsers: ReadonlySet<ScreenName> = new Set([
  'account',
  'create-event',
  'become-coordinator',
  'profile-info',
  'delete-account',
]);
const forGuests: ReadonlySet<ScreenName> = new Set(['login', 'register']);

/** What a mailed link or a sign-in elsewhere has led to: it says what came of it before anything else is asked. */
const results: ReadonlySet<ScreenName> = new Set([
  'verify-email',
  'undo-email',
  'keep-account',
  'reset-password',
  'auth-callback',
]);

/** Whether a page is for those who are signed in. */
export const isForUsers = (screen: ScreenName): boolean => forUsers.has(screen);

/** Whether a page is for those who are not signed in. */
export const isForGuests = (screen: ScreenName): boolean => forGuests.has(screen);

/**
 * The rules of specification §2: account pages are for users, login and register for guests; whoever has no profile yet
 * sets one up before anything else; who signs in goes on to the page that was asked for. Whoever asked for the deletion of
 * their account and logs in again first decides whether to keep it.
 */
export function guard({ screen, path, search }: Place, { state, user, ended }: Who): AccessDecision {
  // The session ends with the account: its page still says what becomes of it.
  if (user === null && screen === 'delete-account' && ended === 'deleted') return 'show';
  if (state === 'starting') return forUsers.has(screen) ? 'wait' : 'show';
  if (user === null) return forUsers.has(screen) ? { to: loginFor(path + search) } : 'show';
  if (user.deletionAt != null)
    return screen === 'delete-account' || results.has(screen) ? 'show' : { to: '/delete-account' };
  if (user.profileType === null && screen !== 'profile-info' && !results.has(screen)) return { to: '/profile-info' };
  return forGuests.has(screen) ? { to: askedPage(search) ?? '/' } : 'show';
}
