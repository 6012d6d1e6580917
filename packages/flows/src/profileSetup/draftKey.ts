const beginning = 'profile-setup:';

/** Where the draft of somebody's profile is kept. */
export const draftKey = (userId: string) => beginning + userId;

/** Forgets every draft: whoever signs out leaves nothing to read behind (docs/quality.md, 4). */
export function forgetDrafts(place: Storage): void {
  for (const key of Object.keys(place)) if (key.startsWith(beginning)) place.removeItem(key);
}
