/** Whether an error has a code of the system, such as `ENOENT`. */
export const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether something is not there. */
export const isMissing = (error: unknown): boolean => isCode(error, 'ENOENT');
