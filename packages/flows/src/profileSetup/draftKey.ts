const beginning = 'profile-setup:';

/** Where the draft of somebody's profile is kept. */
export const draftKey = (userId: string) => beginning + userId;

/** The storage of this tab, where drafts are kept; null where it is forbidden. */
export function draftShelf(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Forgets every draft of this tab: whoever signs out leaves nothing to read behind (docs/quality.md, 4). */
export function forgetDrafts(place: Storage | null = draftShelf()): void {
  for (const key of Object.keys(place ?? {})) if (key.startsWith(beginning)) place?.removeItem(key);
}
