import { createServer } from 'node:net';

/**
 * The ports to choose from. They lie below the range from which Linux, macOS and Windows take the local ports of
 * outgoing connections: a connection could take a port of that range before the server under test listens on it.
 */
const firstPort = 20_000;
const ports = 10_000;

/** The maximum number of workers that run end-to-end tests at once. Each has its own ports. */
const workers = 8;
const portsPerWorker = ports / workers;
/** The number of this worker, from 0. */
const worker = (Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % workers;

const isUnusedAt = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** Whether no program listens at a port: `localhost` may be an address of either kind. */
const isFree = async (port: number) => (await isUnusedAt(port, '127.0.0.1')) && isUnusedAt(port, '::1');

/** Returns a random local port that is currently free. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = firstPort + worker * portsPerWorker + Math.floor(Math.random() * portsPerWorker);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port found from ${firstPort} to ${firstPort + ports - 1}`);
}
