import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
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
