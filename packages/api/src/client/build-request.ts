import { pathParameters, sendsQuery, type Operation } from '../operation/operation.ts';

/** Where an input goes: the path without its leading slash, the query, and the body where there is one. */
export interface RequestParts {
  path: string;
  searchParams: [string, string][];
  json?: Record<string, unknown>;
  form?: FormData;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function formOf(fields: [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, textOf(value));
  }
  return form;
}

/** Shares an operation's input out over path, query and body. What is undefined is not sent. */
export function buildRequest(operation: Operation, input: Readonly<Record<string, unknown>>): RequestParts {
  const named = new Set(pathParameters(operation));
  const path = operation.path.slice(1).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    // Half a surrogate pair has no place in an address and would throw.
    encodeURIComponent(textOf(input[name]).toWellFormed()),
  );
  const rest = Object.entries(input).filter(([name, value]) => !named.has(name) && value !== undefined);
  if (sendsQuery(operation)) return { path, searchParams: rest.map(([name, value]) => [name, textOf(value)]) };
  if (operation.sends === 'form') return { path, searchParams: [], form: formOf(rest) };
  return { path, searchParams: [], json: Object.fromEntries(rest) };
}
