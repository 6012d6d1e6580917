import { createServer } from 'node:net';

/**
 * The ports to choose from. They lie below the range from which Linux, macOS and Windows take the local ports of
 * outgoing connections: a connection could take a port of that range before the server under test listens on it.
 */
const firstPort = 20_000;
const ports = 10_000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Returns a random local port that is currently free. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = firstPort + Math.floor(Math.random() * ports);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port found from ${firstPort} to ${firstPort + ports - 1}`);
}
