/** Codes of Node and of Postgres (SQLSTATE classes 08, 53, 57) that mean: the database cannot be reached just now. */
const codes = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|08\w{3}|53\w{3}|57P0\d)$/;

/** Whether a failure is the database's absence rather than a fault of ours. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
}
