import { inspect } from 'node:util';
import { OperatorError } from '../config/operator-error.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { TooBusyError } from '../process/limit-concurrency.ts';

/** How long repetitions of a failure are counted instead of written, in milliseconds. */
const window = 1000;

/** The properties of database errors that contain values of rows: personal data, hashes and keys. */
const withValues = new Set(['params', 'parameters', 'detail', 'where', 'internalQuery']);

/** Formats an error with its stack, properties and causes, without the values of a failed statement. */
function inspectError(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const properties = Object.entries(error).filter(
    ([name, value]) => value !== undefined && name !== 'cause' && !withValues.has(name),
  );
  const causes = [error.cause, ...(error instanceof AggregateError ? (error.errors as unknown[]) : [])];
  return [
    error.stack ?? String(error),
    ...(properties.length > 0 ? [inspect(Object.fromEntries(properties))] : []),
    ...causes.filter((cause) => cause !== undefined).map((cause) => `Caused by: ${inspectError(cause)}`),
  ].join('\n');
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? ` ${error.code}` : '');

/** Formats a failure for operators: one line for an expected failure, with the stack for any other. */
function describe(error: unknown): { kind: string; text: string } {
  if (!(error instanceof Error)) return { kind: String(error), text: inspect(error) };
  // The message is empty when connections to several addresses failed.
  const line = `${error.name}${codeOf(error)}: ${error.message || 'no message'}`;
  // Ignore numbers, such as process ids and ports: they differ between failures of one kind.
  const kind = line.replaceAll(/\d+/g, '0');
  const isExpected = isUnavailable(error) || error instanceof TooBusyError || error instanceof OperatorError;
  return { kind, text: isExpected ? line : inspectError(error) };
}

/**
 * Creates the failure reporter. It writes the first failure of a kind at once. It counts repetitions within a second
 * and then writes their number in one line.
 * @param write receives each text; standard error by default.
 */
export function createReporter(
  write: (text: string) => void = (text) => console.error(text),
): (error: unknown) => void {
  const counting = new Map<string, { more: number; line: string }>();

  function count(kind: string): void {
    const entry = counting.get(kind);
    if (entry === undefined || entry.more === 0) {
      counting.delete(kind);
      return;
    }
    write(`${entry.more} more within a second: ${entry.line}`);
    entry.more = 0;
    setTimeout(count, window, kind).unref();
  }

  return (error) => {
    const { kind, text } = describe(error);
    const found = counting.get(kind);
    if (found !== undefined) {
      found.more += 1;
      return;
    }
    counting.set(kind, { more: 0, line: text.split('\n', 1)[0] ?? kind });
    write(text);
    setTimeout(count, window, kind).unref();
  };
}
