/**
 * Where a session is stored in this browser. A remembered one has the key `Session`. One that ends with the browser has
 * the key `Session.visit` and counts only while the cookie `Visit` has its mark: a cookie without an age is deleted
 * with the browser and is shared by all tabs, frozen ones too.
 */
export const remembered = 'Session';
export const forVisit = 'Session.visit';
export const visitCookie = 'Visit';

export type SessionKey = typeof remembered | typeof forVisit;

/** The local storage, or null where it is forbidden. */
export function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The mark of this visit of the browser; undefined when there is none. */
export function visitMark(): string | undefined {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${visitCookie}=`));
  return found?.slice(visitCookie.length + 1) || undefined;
}

/** Sets the mark until the browser ends, or takes it away. */
export function setVisitMark(mark: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${visitCookie}=${mark ?? ''}; Path=/; SameSite=Lax${secure}${mark === null ? '; Max-Age=0' : ''}`;
}

/** Takes away what a visit left that has ended with its browser: nothing can read it any more. */
export function sweepEndedVisit(): void {
  try {
    if (visitMark() === undefined) localStorage.removeItem(forVisit);
  } catch {
    // Storage that is forbidden holds nothing.
  }
}

/** Whether there seems to be a session, without looking into it: all that an anonymous visitor's browser has to do. */
export function seemsStored(): boolean {
  try {
    return (
      localStorage.getItem(remembered) !== null ||
      (localStorage.getItem(forVisit) !== null && visitMark() !== undefined)
    );
  } catch {
    return false;
  }
}
