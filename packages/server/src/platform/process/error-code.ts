/** Whether an error has a code of the system, such as `ENOENT`, or of the database (SQLSTATE). */
export const isCode = (error: unknown, code: string): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && error.code === code;
