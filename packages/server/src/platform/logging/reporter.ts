import { inspect } from 'node:util';
import { isUnavailable } from '../database/unavailable.ts';
import { TooBusy } from '../process/limit-concurrency.ts';

/** How long a kind of failure is counted instead of written again, in milliseconds. */
const window = 1000;

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? ` ${error.code}` : '');

/** What an operator reads of a failure: a line for what is known to happen, with its stack for what is not. */
function describe(error: unknown): { kind: string; text: string } {
  if (!(error instanceof Error)) return { kind: String(error), text: inspect(error) };
  // Of a failed connection to several addresses the message is empty.
  const line = `${error.name}${codeOf(error)}: ${error.message || 'no message'}`;
  // Numbers differ between failures of one kind: process ids, ports.
  const kind = line.replaceAll(/\d+/g, '0');
  return { kind, text: isUnavailable(error) || error instanceof TooBusy ? line : inspect(error) };
}

/**
 * Creates the failure reporter. The first of a kind is written at once; those that follow within a
 * second are counted, and their number is one line.
 * @param write gets each text; to standard error by default.
 */
export function createReporter(
  write: (text: string) => void = (text) => console.error(text),
): (error: unknown) => void {
  const counting = new Map<string, { more: number; line: string }>();

  function count(kind: string): void {
    const found = counting.get(kind);
    if (found === undefined || found.more === 0) {
      counting.delete(kind);
      return;
    }
    write(`${found.more} more within a second: ${found.line}`);
    found.more = 0;
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
