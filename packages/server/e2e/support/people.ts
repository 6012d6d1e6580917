/** The API key of a development server. */
const developmentKey = 'kermesse-development';

interface CallOptions {
  method?: string;
  body?: object;
  token?: string;
  apiKey?: string;
}

/**
 * Calls an operation of a running server and returns the data of its response.
 * @throws unless it succeeds
 */
export async function call<T>(
  url: string,
  path: string,
  { method = 'POST', body, token, apiKey = developmentKey }: CallOptions,
): Promise<T> {
  const headers = {
    'x-api-key': apiKey,
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}

/** A registered account. */
export interface Registered {
  user: { id: string; profileType: string | null; documents: unknown[] };
  accessToken: string;
}

/** Registers an account on a running server; `fields` are its address and the fields that matter to the test. */
export function register(
  url: string,
  { password = 'Tam-tams-2026-et-plus', ...fields }: { email: string; password?: string; preferences?: object },
  apiKey?: string,
): Promise<Registered> {
  const body = { firstname: 'Kossi', lastname: 'Agbeko', password, passwordConfirmation: password, ...fields };
  return call(url, '/auth/register', { body, ...(apiKey !== undefined && { apiKey }) });
}
