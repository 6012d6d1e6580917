/** Registers an account on a running server and returns its access token. `name` is the local part of the address. */
export async function register(url: string, name: string, apiKey: string): Promise<string> {
  const person = {
    firstname: 'Kossi',
    lastname: 'Agbeko',
    email: `${name}@example.com`,
    password: 'Tam-tams-2026-et-plus',
    passwordConfirmation: 'Tam-tams-2026-et-plus',
  };
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`The registration failed: ${response.status} ${text}`);
  return (JSON.parse(text) as { data: { accessToken: string } }).data.accessToken;
}
