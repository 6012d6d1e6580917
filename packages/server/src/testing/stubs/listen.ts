import { createServer, Server as HttpServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** A server on a free local port. */
export interface LocalServer {
  port: number;
  /** The address of an HTTP server. */
  origin: string;
  /** Stops the server. An HTTP server ends its open connections, too. */
  close(): Promise<void>;
}

/** Makes a server listen on a free local port, for tests that need real connections. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close() {
      const closed = new Promise<void>((done) => void server.close(() => done()));
      if (server instanceof HttpServer) server.closeAllConnections();
      return closed;
    },
  };
}

/** Serves a site on a free local port. */
export async function serveLocally({ fetch }: Pick<Hono, 'fetch'>): Promise<LocalServer & { server: HttpServer }> {
  const listener = getRequestListener(fetch);
  const server = createServer((request, response) => void listener(request, response));
  return { server, ...(await listenLocally(server)) };
}

/** Starts an HTTP server that records the requests, and responds to each with what `respond` returns. */
export async function recordRequests(respond: () => { status: number; body?: string }) {
  const seen: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ headers: request.headers, body });
      const { status, body: answer } = respond();
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
    });
  });
  return { seen, ...(await listenLocally(server)) };
}
