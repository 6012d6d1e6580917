import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { hourMilliseconds } from '@kermesse/api/schemas/common/durations';
import type { Environment } from './platform/config/environment.ts';
import type { ResponseCache } from './platform/http/bodies/response-cache.ts';
import { OperatorError } from './platform/config/operator-error.ts';

/**
 * How long an idle connection stays open, in milliseconds: longer than load balancers keep theirs (60 s or less by
 * default). Otherwise a balancer may send a request on a connection that is being closed, and visitors get status 502.
 */
const keepAliveTimeout = 75_000;
/**
 * The timeout of a whole request in milliseconds. `receiveChunks` limits slow bodies, and Node.js limits slow headers
 * to a minute. This is longer than the largest upload takes at the slowest speed that is allowed.
 */
const requestTimeout = 8 * hourMilliseconds;
/**
 * The maximum number of unanswered requests on one connection. Browsers and proxies wait for each response; without a
 * limit, one small packet could start a thousand renders.
 */
const maxUnanswered = 10;
/** How long the rest of a body that was not read may still arrive after the response, in milliseconds. */
const unreadBodyTimeout = 1000;

/**
 * Creates a function that admits the requests of each connection. It closes a connection with too many unanswered
 * requests, and one that still sends a body after its response.
 */
function createConnectionGuard() {
  const openRequests = new WeakMap<Socket, number>();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request;
    const count = (openRequests.get(socket) ?? 0) + 1;
    if (count > maxUnanswered) socket.destroy();
    // The rest of a packet is still parsed after the connection was closed.
    if (socket.destroyed) return false;
    openRequests.set(socket, count);
    response.on('close', () => {
      openRequests.set(socket, (openRequests.get(socket) ?? 0) - 1);
      if (request.complete) return;
      setTimeout(() => request.complete || socket.destroy(), unreadBodyTimeout).unref();
    });
    return true;
  };
}

function describeListenFailure(
  error: NodeJS.ErrnoException,
  { PORT, HOST }: Pick<Environment, 'PORT' | 'HOST'>,
): string {
  const other = PORT < 65_535 ? PORT + 1 : PORT - 1;
  return error.code === 'EADDRINUSE'
    ? `Port ${PORT} is in use by another program. Stop it, or choose another: PORT=${other} npm start`
    : `The server cannot listen on HOST=${HOST} with PORT=${PORT} (${error.code ?? error.message}). Choose an address of this machine, and a port that this user may open.`;
}

/**
 * Listens on the host and port of the environment. An IPv6 address may be in brackets. Reports later errors of the
 * port, such as too many open files while it accepts a connection: without a listener they would end the process.
 * @throws {OperatorError} when that fails.
 */
export function startListening(
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>,
  responseCache: Pick<ResponseCache, 'respond'>,
  environment: Pick<Environment, 'PORT' | 'HOST'>,
  report: (error: unknown) => void,
): Promise<{ server: Server; port: number }> {
  const { PORT, HOST } = environment;
  return new Promise((done, failed) => {
    const listener = getRequestListener(fetch, { hostname: HOST });
    const admits = createConnectionGuard();
    const server = createServer({ keepAliveTimeout, requestTimeout }, (request, response) => {
      if (admits(request, response) && !responseCache.respond(request, response)) void listener(request, response);
    });
    server.listen(PORT, HOST.replace(/^\[(.*)\]$/, '$1'), () =>
      done({ server, port: (server.address() as AddressInfo).port }),
    );
    server.on('error', (error) => {
      if (server.listening) report(error);
      else failed(new OperatorError(describeListenFailure(error, environment), { cause: error }));
    });
  });
}
