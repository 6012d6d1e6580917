/** Whether an error has a code of the system, such as `ENOENT`, or of the database (SQLSTATE). */
export const isCode = (error: unknown, code: string): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether an error means that a file or folder does not exist. */
export const isMissingFile = (error: unknown): boolean => isCode(error, 'ENOENT');

/** Whether an error means that the disk, or the space of this user on it, is full. */
export const isDiskFull = (error: unknown): boolean => isCode(error, 'ENOSPC') || isCode(error, 'EDQUOT');

/** Returns null for the error that a file or folder does not exist. @throws any other error. */
export function nullIfMissing(error: unknown): null {
  if (isMissingFile(error)) return null;
  throw error;
}
