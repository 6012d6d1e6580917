import { findLockHolder } from '../../src/platform/data-folder/folder-lock.ts';

/**
 * Sends a request to the control server of the server that runs on a data folder, as commands do, but without starting
 * a process. With a body it is a POST.
 */
export async function control(folder: string, path: string, body?: object): Promise<Response> {
  const { port, key } = (await findLockHolder(folder))?.control ?? {};
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return fetch(`http://127.0.0.1:${port}${path}`, { ...sent, headers });
}
