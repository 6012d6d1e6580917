import type * as z from 'zod';
import { wholeNumber } from './values.ts';

const mebibyte = 1_048_576;

/** The variables of uploads. */
export const uploadShape = {
  UPLOAD_LIMIT: wholeNumber(1, 1_000_000, 120).describe(
    'how many files a user may upload in an hour (an editor: per IP address), from 1 to 1000000. All users of one IP address may upload ten times as many. Default: 120.',
  ),
  UPLOAD_SPACE_MB: wholeNumber(1, 1_000_000, 200).describe(
    'how many megabytes of files a user may keep, from 1 to 1000000. Default: 200.',
  ),
  DISK_RESERVE_MB: wholeNumber(0, 10_000_000, 500).describe(
    'how many megabytes uploads leave free on the disk of DATA_DIR, from 0 to 10000000. Default: 500.',
  ),
};

/** Returns the limits of uploads; sizes in bytes. */
export function uploadBounds({
  UPLOAD_LIMIT,
  UPLOAD_SPACE_MB,
  DISK_RESERVE_MB,
}: z.output<z.ZodObject<typeof uploadShape>>) {
  return { perHour: UPLOAD_LIMIT, perPerson: UPLOAD_SPACE_MB * mebibyte, reservedBytes: DISK_RESERVE_MB * mebibyte };
}
