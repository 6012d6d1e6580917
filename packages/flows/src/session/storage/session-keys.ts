import { safeLocalStorage, withStorage } from '@kermesse/ui/safe-storage';

/**
 * The local storage keys of the session. A remembered session has the key `Session`. A session that ends with the
 * browser has the key `Session.visit` and is valid only while the cookie `Visit` contains its mark: a cookie without
 * `Max-Age` is deleted when the browser closes, and all tabs share it, frozen ones too.
 */
export const rememberedSessionKey = 'Session';
/** The local storage key of a session that ends with the browser. */
export const visitSessionKey = 'Session.visit';
/** The cookie without `Max-Age` that marks the open browser; a session under `visitSessionKey` needs it. */
export const visitCookie = 'Visit';

/** The local storage key of a session, remembered or not. */
export type SessionKey = typeof rememberedSessionKey | typeof visitSessionKey;

/** Returns the mark in the visit cookie; undefined when there is none. */
export function visitMark(): string | undefined {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${visitCookie}=`));
  return found?.slice(visitCookie.length + 1) || undefined;
}

/** Sets the visit cookie until the browser closes; null deletes it. */
export function setVisitMark(mark: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${visitCookie}=${mark ?? ''}; Path=/; SameSite=Lax${secure}${mark === null ? '; Max-Age=0' : ''}`;
}

/** Removes the session of an earlier visit, which ended when the browser closed and cannot be decrypted any more. */
export function removeEndedVisit(): void {
  if (visitMark() === undefined) safeLocalStorage.remove(visitSessionKey);
}

/** Whether a session seems to be stored. Does not decrypt it, so that it costs anonymous visitors almost nothing. */
export const hasStoredSession = (): boolean =>
  withStorage(
    () => localStorage,
    (stored) =>
      stored.getItem(rememberedSessionKey) !== null ||
      (stored.getItem(visitSessionKey) !== null && visitMark() !== undefined),
  ) === true;
