import { isCode } from '../files/disk-errors.ts';

/** Thrown without a query while the database does not respond or rejects connections, or its files are lost. */
export class DatabaseUnavailableError extends Error {
  constructor(message = 'The database does not respond', options?: ErrorOptions) {
    super(message, options);
  }
}

/**
 * The error codes of Node and Postgres for a database that is unreachable or too busy. SQLSTATE classes 08 and 53,
 * 57014 (a statement took too long), 57P0x (shutdown or startup), 55P03 (a lock took too long), 25P03, 25006 (the
 * server accepts no writes: after a failover, this connection still leads to the former primary), class 28 (the user or
 * the password is rejected), 3D000 (the database does not exist).
 */
const codes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|08\w{3}|28\w{3}|3D000|53\w{3}|57014|57P0\d|55P03|25P03|25006)$/;
/** The driver's messages for errors without a code. */
const messages =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error/;

/** Whether an error means that the database is unavailable, as opposed to a fault in the query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError) return true;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  return messages.test(error.message);
}

/** Whether a connection leads to a server that accepts no writes, which is no longer the primary. */
export const isReadOnly = (error: unknown): boolean => isCode(error, '25006');
