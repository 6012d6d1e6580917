/** The database was found not to answer: no query is tried until it does. */
export class DatabaseAway extends Error {
  constructor() {
    super('The database does not answer');
  }
}

/**
 * Codes of Node and of Postgres that mean: the database cannot be reached or does not get to an answer just now. SQLSTATE
 * classes 08 and 53, 57014 (a statement took too long), 57P0x (it stops or starts), 55P03 (a lock took too long), 25P03.
 */
const codes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|08\w{3}|53\w{3}|57014|57P0\d|55P03|25P03)$/;
/** What the driver says where it gives no code. */
const words =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error/;

/** Whether a failure is the database's absence rather than a fault of ours. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway) return true;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  return words.test(error.message);
}
