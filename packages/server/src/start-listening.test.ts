import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { maxFormBytes, pictureRule } from '@kermesse/api/schemas/uploads/upload';
import { expect, it } from 'vitest';
import { listenLocally } from './testing/stubs/listen.ts';
import { startListening } from './start-listening.ts';
import { OperatorError } from './platform/config/operator-error.ts';

const reported: unknown[] = [];
const listenOn = (HOST: string, PORT = 0) =>
  startListening(
    () => new Response('Here'),
    { respond: () => false },
    { HOST, PORT },
    (error) => reported.push(error),
  );

const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));

it.each(['127.0.0.1', ...(hasIpv6 ? ['::1', '[::1]'] : [])])('listens on %s', async (host) => {
  const { server, port } = await listenOn(host);
  try {
    const authority = host === '127.0.0.1' ? host : '[::1]';
    expect(await (await fetch(`http://${authority}:${port}/`)).text()).toBe('Here');
  } finally {
    server.close();
  }
});

it('reports errors of the port while it listens, and continues', async () => {
  const { server, port } = await listenOn('127.0.0.1');
  const errors = [1, 2].map((count) => new Error(`accept EMFILE ${count}`));
  for (const error of errors) server.emit('error', error);
  expect(reported).toEqual(errors);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('Here');
  server.close();
});

it('names the port that another program uses', async () => {
  const { port, close } = await listenLocally(createServer());
  await expect(listenOn('127.0.0.1', port)).rejects.toEqual(
    new OperatorError(
      `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
    ),
  );
  await close();
});

// An address for documentation (RFC 5737), which no machine has.
it.each(['192.0.2.1', 'no-such-host.invalid'])('names the address %s, which cannot be used', async (host) => {
  const failure = await listenOn(host, 3000).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect(String(failure)).toMatch(/The server cannot listen on HOST=\S+ with PORT=3000 \([A-Z_]+\)/);
});

it('keeps idle connections longer than load balancers do, and accepts slow uploads', async () => {
  const { server, port } = await listenOn('127.0.0.1');
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
  // The largest upload at 16 KB in every 20 seconds, the slowest speed that decision 62 allows.
  expect(server.requestTimeout / 1000).toBeGreaterThan((maxFormBytes(pictureRule) / 16_384) * 20);
  expect(server.headersTimeout).toBe(60_000);
  server.close();
});

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

it('closes a connection with more than ten unanswered requests, and handles no more of them', async () => {
  let handled = 0;
  const answer = Promise.withResolvers<Response>();
  const handle = () => {
    handled += 1;
    return answer.promise;
  };
  const options = { HOST: '127.0.0.1', PORT: 0 };
  const { server, port } = await startListening(handle, { respond: () => false }, options, () => undefined);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).write(get.repeat(100));
  await new Promise((closed) => socket.on('close', closed));
  expect(handled).toBe(10);
  answer.resolve(new Response('Here'));
  server.close();
});

it('answers any number of requests on one connection, one after the other', async () => {
  const { server, port } = await listenOn('127.0.0.1');
  const socket = connect(port, '127.0.0.1');
  for (let count = 0; count < 30; count += 1) {
    socket.write(get);
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(String(bytes)).toContain('200 OK');
  }
  socket.destroy();
  server.close();
});

it.each([true, false])('closes a connection that sends a body without end (from the cache: %s)', async (cached) => {
  const respond = (_: unknown, response: ServerResponse) => {
    if (cached) response.end('Here');
    return cached;
  };
  const options = { HOST: '127.0.0.1', PORT: 0 };
  const { server, port } = await startListening(
    () => new Response('Here'),
    { respond },
    options,
    () => undefined,
  );
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(get.replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\n\r\n'));
  for (const end = Date.now() + 4000; !socket.destroyed && Date.now() < end; await setTimeout(10))
    socket.write('1\r\na\r\n');
  expect(socket.destroyed).toBe(true);
  server.close();
});
