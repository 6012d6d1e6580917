import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyFolder } from '../support/folders.ts';
import { timeRequest, requestAtRate, percentile, wait, type TimedResponse } from '../support/load/load.ts';
import { createDatabase } from '../support/postgres.ts';
import { startServer, type Run } from '../support/processes.ts';
import { startProxy, type Proxy } from '../support/load/proxy.ts';

/** The number of servers to replace. */
const rounds = Number(process.env['ROUNDS'] ?? 3);
const headers = { 'x-api-key': 'a-key-of-this-site', 'content-type': 'application/json' };

let database: string;
let proxy: Proxy;
let servers: (Run & { url: string })[] = [];

/** Starts another server behind the proxy and waits until it receives requests. */
async function join(): Promise<Run & { url: string }> {
  const server = await startServer(emptyFolder(), {
    DATABASE_URL: database,
    TRUST_PROXY: '1',
    NEWSLETTER_LIMIT: '1000000',
  });
  proxy.add(server.url);
  while (!proxy.has(server.url)) await wait(50);
  return server;
}

beforeAll(async () => {
  database = await createDatabase();
  proxy = await startProxy();
  servers = [await join(), await join()];
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await proxy.close();
});

async function write(index: number): Promise<TimedResponse> {
  const began = performance.now();
  const response = await fetch(`${proxy.url}/api/newsletter/emails`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: `rolling-${index}@example.com` }),
  });
  await response.arrayBuffer();
  return {
    path: '/api/newsletter/emails',
    status: response.status,
    headers: response.headers,
    milliseconds: performance.now() - began,
  };
}

it('replacing two servers behind a proxy loses no request', async () => {
  const paths = ['/fr/', '/en/prices', '/readyz', '/fr/nowhere'];
  const replacing = (async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [old, other] = servers as [Run & { url: string }, Run & { url: string }];
      const fresh = await join();
      old.child.kill('SIGTERM');
      expect(await old.ended).toBe(0);
      servers = [other, fresh];
    }
  })();
  const responses = await requestAtRate(
    20,
    (index) => (index % 5 === 4 ? write(index) : timeRequest(proxy.url, paths[index % 5] ?? '/')),
    replacing,
  );
  const lost = responses.filter(({ status }) => ![200, 404].includes(status) || status === 502);
  console.log(
    `rolling: ${rounds} servers replaced under ${responses.length} requests, ${lost.length} lost, p99 ${percentile(responses, 0.99)} ms`,
  );
  expect(lost.map(({ path, status, failure }) => `${path} ${status} ${failure ?? ''}`)).toEqual([]);
}, 300_000);
