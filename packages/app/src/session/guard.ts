import type { ScreenName } from '@kermesse/api/page-props';
import type { Session } from '@kermesse/flows/session';
import { routeOf } from '../routes/manifest.ts';
import { requestedPage, loginFor } from './redirect.ts';

/** The address of a page. */
export interface PageAddress {
  screen: ScreenName;
  /** The path without its language prefix. */
  path: string;
  search: string;
}

/** The part of the session that access depends on. */
export type SessionAccess = Pick<Session, 'state'> &
  Partial<Pick<Session, 'ended'>> & { user: { profileType: string | null; deletionAt?: string | null } | null };

/** The decision about a page: show it, wait for the session, or redirect. */
export type AccessDecision = 'show' | 'wait' | { to: string };

/** Whether a page is only for logged-in users. */
export function requiresSession(screen: ScreenName): boolean {
  const access = routeOf(screen)?.access;
  return access === 'member' || access === 'member-with-profile';
}

/** Whether a page is only for guests. */
export const isGuestOnly = (screen: ScreenName): boolean => routeOf(screen)?.access === 'guest';

/**
 * Applies the access rules of specification §2. Account pages are for users, login and register for guests. A user
 * without a profile sets one up before anything else. After logging in the requested page follows. A user who has
 * requested the deletion of their account and logs in again first decides whether to keep it.
 */
export function guard({ screen, path, search }: PageAddress, { state, user, ended }: SessionAccess): AccessDecision {
  // The session ends with the account, but the page still confirms the deletion.
  if (user === null && screen === 'delete-account' && ended === 'deleted') return 'show';
  const { access, oneTime = false } = routeOf(screen) ?? { access: 'public' };
  if (state === 'starting') return requiresSession(screen) ? 'wait' : 'show';
  if (user === null) return requiresSession(screen) ? { to: loginFor(path + search) } : 'show';
  if (oneTime) return 'show';
  if (user.deletionAt != null) return screen === 'delete-account' ? 'show' : { to: '/delete-account' };
  if (user.profileType === null && access !== 'member') return { to: '/profile-info' };
  return access === 'guest' ? { to: requestedPage(search) ?? '/' } : 'show';
}
