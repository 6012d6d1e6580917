import { pathParameters, sendsQuery, type Operation } from '../operation/operation.ts';

/** The parts of a request: the path without its leading slash, the query, and the JSON or form body if there is one. */
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

/** Distributes an operation's input over path, query and body. Undefined fields are not sent. */
export function buildRequest(operation: Operation, input: Readonly<Record<string, unknown>>): RequestParts {
  const inPath = new Set(pathParameters(operation));
  const path = operation.path.slice(1).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    // A lone surrogate has no UTF-8 encoding and would make `encodeURIComponent` throw.
    encodeURIComponent(textOf(input[name]).toWellFormed()),
  );
  const rest = Object.entries(input).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  if (sendsQuery(operation)) return { path, searchParams: rest.map(([name, value]) => [name, textOf(value)]) };
  if (operation.requestFormat === 'form') return { path, searchParams: [], form: formOf(rest) };
  return { path, searchParams: [], json: Object.fromEntries(rest) };
}
