import { subscribe } from 'node:diagnostics_channel';

/**
 * Records the outgoing requests of this process from now on: the URL of each `fetch`, "a socket" for each connection.
 */
export function watchOutgoing(): readonly string[] {
  const requested: string[] = [];
  subscribe('undici:request:create', (message) => {
    const { origin, path } = (message as { request: { origin: string; path: string } }).request;
    requested.push(origin + path);
  });
  subscribe('net.client.socket', () => requested.push('a socket'));
  return requested;
}
