import type { Scheme } from '@kermesse/ui/theme';

/** The maximum number of stories with a thumbnail on one docs page. The other stories are text links. */
export const mostThumbnails = 4;

/** The size of a thumbnail's viewport in CSS pixels. The docs page shows it at about half this size. */
export const thumbnailSize = { width: 440, height: 360 };

/** Returns the file of a story's thumbnail. `npm run thumbnails` creates these files. */
export const thumbnailFile = (storyId: string, scheme: Scheme): string => `${scheme}/${storyId}.webp`;
