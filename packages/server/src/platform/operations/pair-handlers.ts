import type { Operation } from '@kermesse/api/operation';
import type { Handler } from './handler.ts';

/**
 * Pairs every operation with its handler.
 * @throws an error that names the operations with no handler or with several: such a server must not start.
 */
export function pairHandlers(
  operations: readonly Operation[],
  handlers: readonly Handler[],
  elsewhere: readonly Operation[],
): [Operation, Handler][] {
  const expected = operations.filter((operation) => !elsewhere.includes(operation));
  const pairs = expected.map((operation) => ({
    operation,
    all: handlers.filter((each) => each.operation === operation),
  }));
  const faulty = pairs
    .filter(({ all }) => all.length !== 1)
    .map(({ operation, all }) => `${operation.name} has ${all.length}`);
  if (faulty.length > 0)
    throw new Error(`Each operation needs one handler in packages/server/src/features.ts: ${faulty.join(', ')}`);
  return pairs.flatMap(({ operation, all }) => all.map((handler): [Operation, Handler] => [operation, handler]));
}
