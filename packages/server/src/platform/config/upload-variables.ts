import * as z from 'zod';
import { wholeNumber } from './whole-number.ts';

const mebibyte = 1_048_576;

/** The variables of uploads. */
export const uploadShape = {
  UPLOAD_LIMIT: wholeNumber(1, 1_000_000, 120),
  UPLOAD_SPACE_MB: wholeNumber(1, 1_000_000, 200),
  DISK_RESERVE_MB: wholeNumber(0, 10_000_000, 500),
};

/** What each variable must be. Operators read these texts. */
export const uploadExpectations: Record<keyof typeof uploadShape, string> = {
  UPLOAD_LIMIT:
    'how many files a person may upload in an hour (and an editor, by address), from 1 to 1000000. Default: 120.',
  UPLOAD_SPACE_MB: 'how many megabytes of files a person may keep, from 1 to 1000000. Default: 200.',
  DISK_RESERVE_MB: 'how many megabytes of the disk of DATA_DIR uploads leave free, from 0 to 10000000. Default: 500.',
};

const shape = z.object(uploadShape);

/** Returns the limits of uploads; sizes in bytes. */
export function uploadBounds({ UPLOAD_LIMIT, UPLOAD_SPACE_MB, DISK_RESERVE_MB }: z.output<typeof shape>) {
  return { perHour: UPLOAD_LIMIT, perPerson: UPLOAD_SPACE_MB * mebibyte, keptFree: DISK_RESERVE_MB * mebibyte };
}
