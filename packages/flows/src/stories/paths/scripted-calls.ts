import type { Client } from '@kermesse/api/client';

interface Waiting {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** Creates pending calls that a test resolves or rejects, by the name of the actor or the operation. */
export function scriptedCalls() {
  const waiting = new Map<string, Waiting>();
  const ask = <T>(name: string) =>
    new Promise<T>((resolve, reject) => {
      waiting.set(name, { resolve: resolve as Waiting['resolve'], reject });
    });
  const take = (name: string) => {
    const asked = waiting.get(name);
    if (asked === undefined) throw new Error(`There is no pending call of ${name}.`);
    waiting.delete(name);
    return asked;
  };
  const client: Client = {
    call: ((operation: { name: string }) => ask(operation.name)) as Client['call'],
    url: (operation) => operation.path,
  };
  return {
    ask,
    client,
    /** Whether a call with this name is pending. */
    isAsked: (name: string) => waiting.has(name),
    resolve: (name: string, output?: unknown) => take(name).resolve(output),
    reject: (name: string) => take(name).reject(new Error('The call fails in this path.')),
  };
}
