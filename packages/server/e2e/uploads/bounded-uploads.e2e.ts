import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownServer } from '../support/own-server.ts';
import { zipOf } from '../../src/testing/files/zip.ts';
import { emptyFolder } from '../support/folders.ts';
import { peakDuring, residentBytes } from '../support/load/memory.ts';
import { register } from '../support/people.ts';
import { createDatabase } from '../support/postgres.ts';

/** The number of simultaneous archives. `BOMBS=24` is the full measurement: `npm run figures`. */
const bombs = Number(process.env['BOMBS'] ?? 4);
const people = Math.ceil(bombs / 4);
const megabyte = 1_048_576;
const apiKey = 'a-key-of-this-site';

const pad = { name: 'pad', bytes: randomBytes(megabyte) };
const zeros = (size: number) => new Uint8Array(size);
/**
 * A large archive, one that declares a false size, and one of many small files. Creating them blocks this process for
 * seconds, in which it would miss that the server closes idle connections: they are created before the first request.
 */
const archives = {
  honest: zipOf([pad, { name: 'zeros', bytes: zeros(190 * megabyte), deflated: true }]),
  falseSize: zipOf([pad, { name: 'zeros', bytes: zeros(190 * megabyte), unpacked: 100 * megabyte, deflated: true }]),
  many: zipOf([
    pad,
    ...Array.from({ length: 40 }, (_, index) => ({ name: `${index}`, bytes: zeros(4 * megabyte), deflated: true })),
  ]),
};

const limits = { AUTH_LIMIT: '1000', UPLOAD_LIMIT: '1000' };
// A shared database: an embedded one would use most of the measured memory.
const DATABASE_URL = await createDatabase();
const server = await ownServer(emptyFolder(), { DATABASE_URL, API_KEY: apiKey, DEMO: '0', ...limits });
const tokens = await Promise.all(
  Array.from({ length: people }, async (_, index) => {
    const person = await register(server.url, { email: `uploads-${index}@example.com` }, apiKey);
    return person.accessToken;
  }),
);

const headersOf = (token = '') => ({ 'x-api-key': apiKey, authorization: `Bearer ${token}` });

async function upload(token: string | undefined, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const body = new FormData();
  body.append('file', new File([bytes], name));
  return (await fetch(`${server.url}/api/documents/upload`, { method: 'POST', body, headers: headersOf(token) }))
    .status;
}

const inParallel = (bytes: Uint8Array<ArrayBuffer>) =>
  Promise.all(Array.from({ length: bombs }, (_, index) => upload(tokens[index % people], 'dossier.zip', bytes)));

it(`unpacks ${bombs} archives at once with less than 150 MB of memory`, async () => {
  const pid = server.child.pid ?? 0;
  await upload(tokens[0], 'dossier.zip', zipOf([{ name: 'a.txt', bytes: randomBytes(100) }]));
  const before = residentBytes(pid);
  const began = Date.now();
  const peak = await peakDuring(pid, async () => {
    expect(new Set(await inParallel(archives.honest))).toEqual(new Set([200]));
    expect(new Set(await inParallel(archives.falseSize))).toEqual(new Set([422]));
    expect(new Set(await inParallel(archives.many))).toEqual(new Set([200]));
  });
  const grown = (peak - before) / megabyte;
  console.log(
    `memory: ${Math.round(before / megabyte)} MB before, ${Math.round(peak / megabyte)} MB at the peak, ${Math.round(grown)} MB more for 3 × ${bombs} archives in ${Date.now() - began} ms`,
  );
  expect(grown).toBeLessThan(150);
  expect(peak / megabyte).toBeLessThan(512);
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
}, 300_000);
