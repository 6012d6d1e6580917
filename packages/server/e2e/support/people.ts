import { developmentApiKey } from '../../src/platform/config/environment.ts';

/** A call of an operation. */
export interface ApiCall {
  method?: string;
  /** The JSON of the request, or a form with files. */
  body?: unknown;
  token?: string | undefined;
  /** The default is the key of a development server. */
  apiKey?: string | undefined;
  headers?: Record<string, string>;
}

/** Returns the request of a call. */
export function apiRequest({
  method = 'POST',
  body,
  token,
  apiKey = developmentApiKey,
  headers,
}: ApiCall): RequestInit {
  const isForm = body instanceof FormData;
  return {
    method,
    headers: {
      'x-api-key': apiKey,
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
  };
}

/** A call that the server rejected. */
export class RejectedCall extends Error {}

/**
 * Calls an operation of a running server and returns the data of its response.
 * @throws RejectedCall unless it succeeds
 */
export async function call<T>(url: string, path: string, options: ApiCall): Promise<T> {
  const request = apiRequest(options);
  const response = await fetch(`${url}/api${path}`, request);
  const text = await response.text();
  if (!response.ok) throw new RejectedCall(`${request.method} ${path}: ${response.status} ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}

/** A registered account. */
export interface Registered {
  user: { id: string; profileType: string | null; documents: unknown[] };
  accessToken: string;
}

/** The address of a new account, and the fields that matter to the test. */
interface AccountFields {
  email: string;
  password?: string;
  firstname?: string;
  lastname?: string;
  preferences?: object;
}

/** Registers an account on a running server. */
export function register(
  url: string,
  { password = 'Tam-tams-2026-et-plus', ...fields }: AccountFields,
  apiKey?: string,
): Promise<Registered> {
  const body = { firstname: 'Kossi', lastname: 'Agbeko', password, passwordConfirmation: password, ...fields };
  return call(url, '/auth/register', { body, apiKey });
}
