import { buildRequest } from '../client/build-request.ts';
import type { Operation } from '../operation/operation.ts';
import type { CaseRequest } from './case.ts';
import type { ContractTarget } from './target.ts';

/** Builds the request of a case for a target. */
export function requestOf(
  operation: Operation,
  { input, raw, body, headers }: CaseRequest<Operation>,
  target: ContractTarget,
): Request {
  const parts = buildRequest(operation, { ...(raw ?? (input as Record<string, unknown> | undefined)) });
  const url = new URL(`http://localhost/api/${parts.path}`);
  for (const [name, value] of parts.searchParams) url.searchParams.append(name, value);
  const text = body ?? (parts.json && JSON.stringify(parts.json));
  return new Request(url, {
    method: operation.method,
    headers: {
      'x-api-key': target.apiKey ?? 'contract',
      'accept-language': 'fr',
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...((text !== undefined || parts.form) && { body: text ?? parts.form }),
  });
}
