import { request } from 'node:http';
import { expect, it } from 'vitest';
import { ownServer } from '../support/own-server.ts';
import { migratedFolder } from '../support/folders.ts';
import { register } from '../support/people.ts';

// Waits for the real timeout of twenty seconds; `src/features/uploads/bounded-uploads.test.ts` tests a shorter one.

const apiKey = 'a-key-of-this-site';
const server = await ownServer(migratedFolder(), { API_KEY: apiKey, DEMO: '0', AUTH_LIMIT: '1000' });

const tokenOf = async (name: string) =>
  (await register(server.url, { email: `${name}@example.com` }, apiKey)).accessToken;

const tokens = await Promise.all(Array.from({ length: 6 }, async (_, index) => tokenOf(`slow-${index}`)));

const headersOf = (token = '') => ({ 'x-api-key': apiKey, authorization: `Bearer ${token}` });

async function upload(token: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const body = new FormData();
  body.append('file', new File([bytes], 'licence.pdf'));
  return (await fetch(`${server.url}/api/documents/upload`, { method: 'POST', body, headers: headersOf(token) }))
    .status;
}

/** Starts an upload and then sends nothing; resolves to the status and the milliseconds until it arrived. */
function stall(token: string | undefined): Promise<[number | string, number]> {
  const began = Date.now();
  const { hostname, port } = new URL(server.url);
  const headers = {
    ...headersOf(token),
    'content-type': 'multipart/form-data; boundary=cut',
    'content-length': '5000000',
  };
  return new Promise((done) => {
    const sent = request({ hostname, port, path: '/api/documents/upload', method: 'POST', headers, agent: false });
    sent.on('response', (response) => {
      response.resume();
      done([response.statusCode ?? 0, Date.now() - began]);
    });
    sent.on('error', (error) => done([error.message, Date.now() - began]));
    sent.write('--cut\r\ncontent-disposition: form-data; name="file"; filename="licence.pdf"\r\n\r\n');
  });
}

it('other users can upload while six users send nothing, and those are cut off after 20 seconds', async () => {
  const stalled = Promise.all(tokens.flatMap((token) => Array.from({ length: 4 }, () => stall(token))));
  await new Promise((done) => setTimeout(done, 1000));
  const other = await tokenOf('quick');
  const times: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const began = Date.now();
    expect(await upload(other, new TextEncoder().encode('%PDF-1.7\n%%EOF\n'))).toBe(200);
    times.push(Date.now() - began);
  }
  const cut = await stalled;
  expect(new Set(cut.map(([status]) => status))).toEqual(new Set([408]));
  const last = Math.max(...cut.map(([, after]) => after));
  console.log(
    `slow senders: 24 uploads of 6 users cut off after ${(last / 1000).toFixed(1)} s; meanwhile 20 uploads of another user, each within ${Math.max(...times)} ms`,
  );
  expect(last).toBeLessThan(25_000);
}, 60_000);
