/** What the keys of drafts in this tab begin with: of a profile, and of the deletion of an account. */
const beginnings = { profile: 'profile-setup:', deletion: 'account-deletion:' };

/** Where the draft of somebody's profile is kept. */
export const draftKey = (userId: string) => beginnings.profile + userId;

/** Where is kept what somebody typed before they log in again to delete their account. */
export const deletionKey = (userId: string) => beginnings.deletion + userId;

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
  for (const key of Object.keys(place ?? {})) {
    if (Object.values(beginnings).some((beginning) => key.startsWith(beginning))) place?.removeItem(key);
  }
}
