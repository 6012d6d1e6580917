import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { applyBuiltinSpies } from '../../testing/stubs/builtin-spies.ts';
import {
  beginUpload,
  pathOf,
  pdf,
  serveUploadSite,
  uploadSite,
  type LoggedInClient,
} from '../../testing/upload-site.ts';
import { incomingFolder, sweepIncoming } from '../../platform/operations/incoming.ts';

/** The milliseconds without progress after which these tests abort an upload. */
const uploadTimeout = 3000;

const database = await testDatabase();
const { site, port } = await serveUploadSite(database, {}, { uploadStallTimeout: uploadTimeout });

const head = '--cut\r\ncontent-disposition: form-data; name="file"; filename="licence.pdf"\r\n\r\n%PDF-1.7\n';

interface Sent {
  sent: ClientRequest;
  /** The status of the response, or the error message. */
  result: Promise<number | string>;
}

/** Starts an upload of 5 MB and sends only its beginning. */
function begin({ token }: LoggedInClient): Sent {
  const sent = beginUpload(site, port, { token, length: 5_000_000 });
  const result = new Promise<number | string>((done) => {
    sent.on('response', (response: IncomingMessage) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sent.on('error', (error) => done(error.message));
  });
  sent.write(head);
  return { sent, result };
}

test('stalled uploads of six users are aborted, and do not block other users', async () => {
  const [quick, ...slow] = await Promise.all(Array.from({ length: 7 }, () => site.newcomer()));
  const began = Date.now();
  const stalled = slow.flatMap((caller) => Array.from({ length: 4 }, () => begin(caller)));
  await expect.poll(() => readdirSync(incomingFolder(site.folder)).length, { timeout: 5000 }).toBe(24);
  expect((await quick?.upload('documents', pdf()))?.status).toBe(200);
  expect(await Promise.all(stalled.map(({ result }) => result))).toEqual(Array.from({ length: 24 }, () => 408));
  expect(Date.now() - began).toBeLessThan(uploadTimeout * 5);
  await expect.poll(() => readdirSync(incomingFolder(site.folder))).toEqual([]);
  expect((await slow[0]?.upload('documents', pdf()))?.status).toBe(200);
});

test('an upload of single bytes is aborted as too slow', async () => {
  const { sent, result } = begin(await site.newcomer());
  const drip = setInterval(() => sent.write('a'), 50);
  expect(await result).toBe(408);
  clearInterval(drip);
});

test('a form without a length is rejected as soon as it exceeds the maximum size', async () => {
  const caller = await site.newcomer();
  const form = `${head}${'a'.repeat(11 * 1_048_576)}\r\n--cut--\r\n`;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(form));
      controller.close();
    },
  });
  // A variable, because the types of `fetch` here lack `duplex`, which a stream needs.
  const init = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
  };
  const response = await caller.request('/documents/upload', init);
  expect([response.status, response.body]).toEqual([413, expect.objectContaining({ errorCode: 'request/too_large' })]);
  expect(readdirSync(incomingFolder(site.folder))).toEqual([]);
});

test.each([
  ['a form with two files', `${head}\r\n${head}\r\n--cut--\r\n`],
  [
    'a form with too many fields',
    `${'--cut\r\ncontent-disposition: form-data; name="folder"\r\n\r\ndocuments\r\n'.repeat(50)}--cut--\r\n`,
  ],
  ['a form that ends early', `${head}aaaa`],
])('%s is rejected, and leaves no file', async (_, body) => {
  const caller = await site.newcomer();
  const response = await caller.request('/documents/upload', {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
  });
  expect([response.status, response.body]).toEqual([400, expect.objectContaining({ errorCode: 'request/malformed' })]);
  expect(readdirSync(incomingFolder(site.folder))).toEqual([]);
});

/** Uploads a document of a size, and announces its length as browsers do. */
function uploadBytes({ request }: LoggedInClient, size: number): ReturnType<LoggedInClient['request']> {
  const body = `${head}${'a'.repeat(size)}\r\n--cut--\r\n`;
  return request('/documents/upload', {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=cut', 'content-length': String(body.length) },
  });
}

test('simultaneous uploads cannot exceed the storage limit of a user', async () => {
  const small = uploadSite(database, { UPLOAD_SPACE_MB: '1' });
  const caller = await small.newcomer();
  const upload = (size: number) => uploadBytes(caller, size);
  const responses = await Promise.all(Array.from({ length: 3 }, () => upload(400_000)));
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422]);
  const refused = await upload(400_000);
  expect(refused.body).toMatchObject({
    data: { file: 'Vous n’avez plus de place pour ce fichier. Retirez un document, puis réessayez.' },
  });
  expect((await upload(50_000)).status).toBe(200);
  small.remove();
});

test('simultaneous uploads to two servers cannot exceed the storage limit of a user', async () => {
  const [one, other] = [uploadSite(database, { UPLOAD_SPACE_MB: '1' }), uploadSite(database, { UPLOAD_SPACE_MB: '1' })];
  const caller = await one.newcomer();
  const responses = await Promise.all([uploadBytes(caller, 600_000), uploadBytes(other.clientOf(caller), 600_000)]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect([...one.filesOnDisk(), ...other.filesOnDisk()]).toHaveLength(1);
  for (const { remove } of [one, other]) remove();
});

test('removed documents free their space at once, for at most as many bytes as the storage limit', async () => {
  const small = uploadSite(database, { UPLOAD_SPACE_MB: '1' });
  const caller = await small.newcomer();
  const uploadAndRemove = async () => {
    const path = pathOf(await uploadBytes(caller, 600_000));
    const { body } = await caller.send('POST', '/documents', { path, name: 'licence.pdf' });
    const refused = await uploadBytes(caller, 600_000);
    const { id } = (body as { data: { id: string } }).data;
    return [refused.status, (await caller.request(`/documents/${id}`, { method: 'DELETE' })).status];
  };
  expect(await uploadAndRemove()).toEqual([422, 200]);
  expect(await uploadAndRemove()).toEqual([422, 200]);
  // The two removed files have 1.2 MB, and the limit is 1.05 MB.
  expect((await uploadBytes(caller, 950_000)).status).toBe(422);
  expect((await uploadBytes(caller, 700_000)).status).toBe(200);
  small.remove();
});

test('an upload beyond the hourly limit is rejected', async () => {
  const few = uploadSite(database, { UPLOAD_LIMIT: '2' });
  await database.db.deleteFrom('rate_limits').execute();
  const caller = await few.newcomer();
  const statuses = [];
  for (let count = 0; count < 3; count++) statuses.push((await caller.upload('documents', pdf())).status);
  expect(statuses).toEqual([200, 200, 429]);
  few.remove();
});

test('the users of one network can upload ten times as many files in an hour', async () => {
  const few = uploadSite(database, { UPLOAD_LIMIT: '1' });
  await database.db.deleteFrom('rate_limits').execute();
  const statuses = [];
  for (let count = 0; count < 11; count++)
    statuses.push((await (await few.newcomer()).upload('documents', pdf())).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  await database.db.deleteFrom('rate_limits').execute();
  few.remove();
});

test('uploads are rejected with a message before the disk is full', async () => {
  const full = uploadSite(database, { DISK_RESERVE_MB: '10000000' });
  const response = await (await full.newcomer()).upload('documents', pdf());
  expect([response.status, response.body]).toEqual([
    507,
    {
      errorCode: 'server/storage_full',
      message: 'Le site ne peut pas recevoir de fichier pour le moment. Réessayez plus tard.',
    },
  ]);
  expect(String(full.reported[0])).toMatch(
    /Uploads are refused: the disk of .* has \d+ MB left, and DISK_RESERVE_MB keeps 10000000 MB free/,
  );
  full.remove();
});

test('an upload during which the disk becomes full gets the same message', async () => {
  const caller = await site.newcomer();
  const writeFile = vi.spyOn(files, 'writeFile');
  applyBuiltinSpies();
  for (const code of ['ENOSPC', 'EDQUOT']) {
    writeFile.mockRejectedValueOnce(Object.assign(new Error('The disk is full'), { code }));
    const { status, body } = await caller.upload('documents', pdf());
    expect([status, body]).toEqual([507, expect.objectContaining({ errorCode: 'server/storage_full' })]);
  }
});

test('the sweep removes the rest of an interrupted upload, and keeps an upload in progress', async () => {
  const folder = join(site.folder, 'left');
  mkdirSync(folder);
  const [old, fresh] = ['old', 'fresh'].map((name) => join(folder, name)) as [string, string];
  for (const file of [old, fresh]) writeFileSync(file, 'x');
  utimesSync(old, new Date(0), new Date(0));
  await sweepIncoming(folder);
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
});
