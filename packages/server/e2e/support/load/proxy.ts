import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '../../../src/testing/stubs/listen.ts';

/** A minimal load balancer: it polls `/readyz`, distributes requests round-robin, and retries nothing. */
export interface Proxy {
  url: string;
  add(origin: string): void;
  /** Whether a server currently receives requests. */
  has(origin: string): boolean;
  close(): Promise<void>;
}

const interval = 250;

/** Starts the load balancer. A server receives requests while its `/readyz` succeeds. */
export async function startProxy(): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const origins = new Set<string>();
  const ready = new Set<string>();
  let next = 0;

  async function poll(origin: string): Promise<void> {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(origin);
    else ready.delete(origin);
  }

  function forward(from: IncomingMessage, to: ServerResponse): void {
    const all = [...ready];
    const origin = all[next++ % all.length];
    const fail = (why: string) => void to.writeHead(502).end(why);
    if (origin === undefined) return fail('no server is ready');
    const { hostname, port } = new URL(origin);
    const sent = request(
      { agent, hostname, port, path: from.url, method: from.method, headers: from.headers },
      (response) => {
        to.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(to);
      },
    );
    sent.on('error', ({ message }) => fail(message));
    from.pipe(sent);
  }

  const server = await listenLocally(createServer(forward));
  const timer = setInterval(() => origins.forEach((origin) => void poll(origin)), interval);
  return {
    url: server.origin,
    add: (origin) => void origins.add(origin),
    has: (origin) => ready.has(origin),
    close() {
      clearInterval(timer);
      agent.destroy();
      return server.close();
    },
  };
}
