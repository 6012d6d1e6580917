import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { random } from '../../testing/random.ts';
import { beginUpload, pathOf, pdf, serveUploadSite, type LoggedInClient } from '../../testing/upload-site.ts';
import { pathsOf } from './records/records.ts';
import { sweepFiles } from './sweep.ts';

const seed = Number(process.env['SEED'] ?? 20_261_121);
/** The number of uploads. `npm run figures` sets `UPLOADS=200` for the full measurement. */
const trials = Number(process.env['UPLOADS'] ?? 60);

const database = await testDatabase();
const { site, port } = await serveUploadSite(database);
const caller = await site.newcomer();

function formOf(folder: string, name: string, bytes: Uint8Array): Buffer {
  const head = `--cut\r\ncontent-disposition: form-data; name="folder"\r\n\r\n${folder}\r\n--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--cut--\r\n')]);
}

/** Sends a part of a form and closes the connection. Resolves to whether a response arrived nevertheless. */
function interrupt(path: string, form: Buffer, who: LoggedInClient, part: number, delay: number): Promise<boolean> {
  return new Promise((done) => {
    const sent = beginUpload(site, port, { path, token: who.token, length: form.byteLength });
    sent.on('error', () => undefined);
    let responded = false;
    sent.on('response', (response) => {
      responded = true;
      response.resume();
    });
    sent.on('close', () => done(responded));
    sent.write(form.subarray(0, Math.ceil(form.byteLength * part)), () => {
      setTimeout(() => sent.destroy(), delay);
    });
  });
}

/** Returns the files without a record and the records without a file. */
async function orphans(): Promise<{ files: string[]; rows: string[] }> {
  const records = await database.db.selectFrom('files').select('path').execute();
  const onDisk = site.filesOnDisk().map((file) => file.replace(/^files\//, ''));
  const known = new Set(records.flatMap(({ path }) => pathsOf(path)));
  return {
    files: onDisk.filter((file) => !known.has(file)),
    rows: records.map(({ path }) => path).filter((path) => !onDisk.includes(path)),
  };
}

test(`${trials} interrupted uploads leave no file without a record and no record without a file`, async () => {
  process.stdout.write(`SEED=${seed}\n`);
  const next = random(seed);
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#1a1a40' } })
    .png()
    .toBuffer();
  const document = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(600_000, 'a')]);
  const kinds = [
    { path: '/documents/upload', form: formOf('documents', 'licence.pdf', document) },
    { path: '/file/upload', form: formOf('avatars', 'me.png', picture) },
  ];
  // Several users, because each may only have a few uploads in progress.
  const people = await Promise.all(Array.from({ length: 10 }, () => site.newcomer()));
  let cut = 0;
  for (let trial = 0; trial < trials; trial++) {
    const { path, form } = kinds[trial % 2] as (typeof kinds)[number];
    // A quarter close the connection after the whole form, while the server processes it.
    const part = next() < 0.25 ? 1 : next();
    const responded = await interrupt(path, form, people[trial % 10] as LoggedInClient, part, Math.floor(next() * 30));
    if (!responded) cut += 1;
  }
  // The server draws pictures one after the other, so after these responses it has finished all interrupted uploads.
  for (const side of [1, 2]) {
    const last = new File([new Uint8Array(picture)], `${side}.png`);
    expect((await caller.upload('avatars', last)).status).toBe(200);
  }
  await expect.poll(orphans, { timeout: 10_000 }).toEqual({ files: [], rows: [] });
  expect(cut).toBeGreaterThan(trials / 2);
  expect(site.reported).toEqual([]);
});

test('a sweep removes unclaimed files and files without a record, and keeps claimed ones', async () => {
  const path = pathOf(await caller.upload('documents', pdf()));
  expect((await caller.send('POST', '/documents', { path, name: 'licence.pdf' })).status).toBe(200);
  await site.places.files.put('documents/left-by-a-crash.pdf', new Uint8Array(3));
  expect(await sweepFiles(site.places)).toMatchObject({ unclaimed: 0, unrecorded: 0 });
  const swept = await sweepFiles(site.places, { unclaimed: 0, unrecorded: 0 });
  expect(swept?.unclaimed).toBeGreaterThan(0);
  expect(swept?.unrecorded).toBe(1);
  expect(site.filesOnDisk()).toEqual([`files/${path}`]);
  expect(await database.db.selectFrom('files').select('path').execute()).toEqual([{ path }]);
  await database.db.deleteFrom('users').where('id', '=', caller.id).execute();
  await sweepFiles(site.places, { unclaimed: 0, unrecorded: 0 });
  expect(site.filesOnDisk()).toEqual([]);
});
