import { subscribe } from 'node:diagnostics_channel';

/** What this process asks of others from now on: an address for each `fetch`, "a socket" for each connection it opens. */
export function watchOutgoing(): readonly string[] {
  const asked: string[] = [];
  subscribe('undici:request:create', (message) => {
    const { origin, path } = (message as { request: { origin: string; path: string } }).request;
    asked.push(origin + path);
  });
  subscribe('net.client.socket', () => asked.push('a socket'));
  return asked;
}
