import type { ScreenName } from '@kermesse/api/page-props';
import type { Session } from '@kermesse/flows/session';
import { routeOf } from '../routes/manifest.ts';
import { askedPage, loginFor } from './redirect.ts';

/** Where somebody is. */
export interface PageAddress {
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

/** Whether a page is for those who are signed in. */
export function isForMembers(screen: ScreenName): boolean {
  const access = routeOf(screen)?.access;
  return access === 'member' || access === 'member-with-profile';
}

/** Whether a page is for those who are not signed in. */
export const isForGuests = (screen: ScreenName): boolean => routeOf(screen)?.access === 'guest';

/**
 * The rules of specification §2: account pages are for users, login and register for guests; a user without a profile sets
 * one up before anything else; after signing in comes the page that was asked for. A user who has asked for the deletion of
 * their account and logs in again first decides whether to keep it.
 */
export function guard({ screen, path, search }: PageAddress, { state, user, ended }: Who): AccessDecision {
  // The session ends with the account: its page still says what becomes of it.
  if (user === null && screen === 'delete-account' && ended === 'deleted') return 'show';
  const { access, oneTime = false } = routeOf(screen) ?? { access: 'public' };
  if (state === 'starting') return isForMembers(screen) ? 'wait' : 'show';
  if (user === null) return isForMembers(screen) ? { to: loginFor(path + search) } : 'show';
  if (oneTime) return 'show';
  if (user.deletionAt != null) return screen === 'delete-account' ? 'show' : { to: '/delete-account' };
  if (user.profileType === null && access !== 'member') return { to: '/profile-info' };
  return access === 'guest' ? { to: askedPage(search) ?? '/' } : 'show';
}
