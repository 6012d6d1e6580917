import { readdirSync, readlinkSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { pathOf, pdf, uploadSite, type LoggedInClient, type UploadSite } from '../../testing/upload-site.ts';
import { slowDrawing } from '../../testing/files/slow-drawing.ts';
import { contentTypes, zipOf } from '../../testing/files/zip.ts';

const database = await testDatabase();
let site: UploadSite;
let kossi: LoggedInClient;
let ama: LoggedInClient;

beforeAll(async () => {
  site = uploadSite(database);
  kossi = await site.newcomer();
  ama = await site.newcomer();
});
afterAll(() => site.remove());

const field = ({ body }: { body: unknown }) => (body as { data?: { file?: string } }).data?.file;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dfbd69' } });
const blob = (bytes: Uint8Array) => new Uint8Array(bytes);

describe('an uploaded document', () => {
  test.each([
    ['a PDF', pdf()],
    ['a text file', new File(['Bonjour,\r\n\tété\n'], 'notes.txt')],
    ['a CSV table', new File(['a;b\n1;2\n'], 'table.csv')],
    ['a rich text file', new File(['{\\rtf1\\ansi Bonjour}'], 'lettre.rtf')],
    [
      'an office document',
      new File(
        [
          zipOf([
            { name: '[Content_Types].xml', bytes: contentTypes },
            { name: 'word/document.xml', bytes: contentTypes },
          ]),
        ],
        'lettre.docx',
      ),
    ],
    ['an archive', new File([zipOf([{ name: 'a.txt', bytes: contentTypes }])], 'dossier.zip')],
    [
      'a compressed archive',
      new File(
        [
          zipOf([
            { name: 'a.txt', bytes: contentTypes, deflated: true },
            { name: 'b', bytes: new Uint8Array(0), deflated: true },
          ]),
        ],
        'dossier.zip',
      ),
    ],
  ])('is accepted if it is %s', async (_, file) => {
    expect(await kossi.upload('documents', file)).toMatchObject({ status: 200, body: { data: { name: file.name } } });
  });

  test.each([
    [
      'an HTML page with the extension of a PDF',
      new File(['<!doctype html><script>1</script>'], 'licence.pdf', { type: 'application/pdf' }),
    ],
    [
      'a program with the extension of a PDF',
      new File(['MZ\u0090\u0000\u0003\u0000\u0000\u0000'.repeat(20)], 'licence.pdf'),
    ],
    ['a PDF with the extension of a text file', pdf('notes.txt')],
    ['a file of zeros with the extension of a text file', new File([new Uint8Array(100)], 'notes.txt')],
    [
      'an archive with the extension of an office document',
      new File([zipOf([{ name: 'a.txt', bytes: contentTypes }])], 'lettre.docx'),
    ],
    ['a picture with the extension of a PDF', new File(['\u0089PNG\r\n\u001a\n'], 'licence.pdf')],
    ['a PDF with the extension of a program', pdf('licence.exe')],
    ['a PDF with two extensions', pdf('licence.pdf.html')],
  ])('is rejected if it is %s', async (_, file) => {
    const response = await kossi.upload('documents', file);
    expect([response.status, field(response)]).toEqual([422, 'Ce type de fichier n’est pas accepté']);
  });

  test.each([
    [
      'an archive that unpacks to too many bytes',
      zipOf([{ name: 'a.txt', bytes: new Uint8Array(10), unpacked: 4_000_000_000 }]),
    ],
    [
      'an archive that declares a wrong unpacked size',
      zipOf([{ name: 'a.txt', bytes: new Uint8Array(5_000_000), unpacked: 1000, deflated: true }]),
    ],
    ['an archive with an unknown compression method', zipOf([{ name: 'a.txt', bytes: contentTypes, unpacked: 5 }])],
    [
      'an archive with too many entries',
      zipOf(Array.from({ length: 5001 }, (__, index) => ({ name: `${index}`, bytes: new Uint8Array(0) }))),
    ],
    ['an archive with a name that leads out of the folder', zipOf([{ name: '../../evil.txt', bytes: contentTypes }])],
    ['an archive without a directory', new Uint8Array(Buffer.from('PK\u0003\u0004 and nothing else'))],
  ])('is rejected if it is %s', async (_, bytes) => {
    const response = await kossi.upload('documents', new File([bytes], 'dossier.zip'));
    expect([response.status, field(response)]).toEqual([
      422,
      'Ce fichier ne peut pas être lu. Choisissez-en un autre.',
    ]);
  });
});

describe('an uploaded avatar', () => {
  test('is re-encoded as WebP, at most 1920 pixels wide and without metadata', async () => {
    const taken = await picture(2400, 1200)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg({ quality: 40 })
      .toBuffer();
    const response = await kossi.upload('avatars', new File([blob(taken)], 'me.jpg'));
    const kept = await site.places.files.get(pathOf(response));
    const { format, width, height, exif } = await sharp(kept ?? new Uint8Array()).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 1920, 960, undefined]);
  });

  test('has public thumbnails in the sizes up to its own', async () => {
    const upload = async (side: number) =>
      pathOf(await kossi.upload('avatars', new File([blob(await picture(side, side).png().toBuffer())], 'me.png')));
    const sizesOf = async (path: string) => {
      const name = path.split('/').at(-1);
      const statuses = [];
      for (const size of ['small', 'medium', 'large']) {
        const { status } = await site.site.request(`/api/thumbnails/${size}/${name}`, { method: 'HEAD' });
        statuses.push(status);
      }
      return statuses;
    };
    expect(await sizesOf(await upload(60))).toEqual([200, 404, 404]);
    expect(await sizesOf(await upload(200))).toEqual([200, 200, 404]);
    const large = await upload(900);
    expect(await sizesOf(large)).toEqual([200, 200, 200]);
    const seen = await site.site.request(`/api/thumbnails/medium/${large.split('/').at(-1)}`);
    expect([seen.headers.get('content-type'), seen.headers.get('x-content-type-options')]).toEqual([
      'image/webp',
      'nosniff',
    ]);
    expect((await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).width).toBe(256);
    expect((await site.site.request(`/api/files/${large}`)).status).toBe(200);
  });

  test.each([
    [12_000, 12_000],
    [1, 70_000],
  ])('is rejected if it has %i times %i pixels', async (width, height) => {
    const flood = await picture(width, height).png({ compressionLevel: 9 }).toBuffer();
    expect(flood.byteLength).toBeLessThan(1_048_576);
    const response = await kossi.upload('avatars', new File([blob(flood)], 'flood.png'));
    expect([response.status, field(response)]).toEqual([
      422,
      'Ce fichier ne peut pas être lu. Choisissez-en un autre.',
    ]);
  });

  test.each([
    [
      'a truncated picture',
      async () => (await picture(300, 300).png().toBuffer()).subarray(0, 200),
      'me.png',
      'Ce fichier ne peut pas être lu. Choisissez-en un autre.',
    ],
    [
      'a picture whose format differs from its extension',
      () => picture(30, 30).png().toBuffer(),
      'me.gif',
      'Choisissez une image png, gif, jpeg ou webp',
    ],
    [
      'an SVG file that takes minutes to draw',
      () => Promise.resolve(Buffer.from(slowDrawing())),
      'me.png',
      'Choisissez une image png, gif, jpeg ou webp',
    ],
  ])('is rejected if it is %s', async (_, bytes, name, message) => {
    const response = await kossi.upload('avatars', new File([blob(await bytes())], name));
    expect([response.status, field(response)]).toEqual([422, message]);
  });
});

describe('a document of another user', () => {
  test('cannot be read by its id, by its file name or as a picture', async () => {
    const path = pathOf(await kossi.upload('documents', pdf('Licence d’été (1).pdf')));
    const name = path.split('/').at(-1);
    const made = await kossi.send('POST', '/documents', { path, name: 'Licence d’été (1).pdf' });
    expect(made.status).toBe(200);
    const own = await kossi.request(`/documents/file/${name}`);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(own.headers.get('content-disposition')).toBe(
      `attachment; filename="Licence_d__t___1_.pdf"; filename*=UTF-8''Licence%20d%E2%80%99%C3%A9t%C3%A9%20%281%29.pdf`,
    );
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    expect(own.headers.get('content-security-policy')).toContain('sandbox');
    const { id } = (made.body as { data: { id: string } }).data;
    const tried = [
      `/documents/file/${name}`,
      `/documents/${id}`,
      `/documents/file/${id}`,
      `/files/${path}`,
      `/files/documents/${name}`,
      `/thumbnails/small/${name}`,
      `/users/${kossi.id}`,
    ];
    for (const address of tried) expect([address, (await ama.request(address)).status]).not.toEqual([address, 200]);
    const anonymous = await site.site.request(`/api/documents/file/${name}`, { headers: { 'x-api-key': site.apiKey } });
    expect(anonymous.status).toBe(401);
  });

  test('cannot be submitted as one’s own document, and no document can be an avatar', async () => {
    const path = pathOf(await kossi.upload('documents', pdf()));
    const taken = await ama.send('POST', '/documents', {
      path,
      name: 'x',
      senderId: kossi.id,
      profileId: kossi.profileId,
    });
    const worn = await kossi.send('PUT', `/users/self/${kossi.id}`, { avatar: path });
    expect([taken.status, worn.status]).toEqual([422, 422]);
  });
});

test.each([
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f',
  '..%5c..%5c',
  'x.webp%00.png',
  '.env',
  '%2fetc%2fpasswd',
  'a.',
  'CON',
])('requests for a picture named %s fail', async (name) => {
  for (const place of ['thumbnails/small', 'files/avatars']) {
    const { status } = await site.site.request(`/api/${place}/${name}`);
    expect([404, 422, 403]).toContain(status);
  }
});

test('a user can upload a few files at a time, and again when those have finished', async () => {
  const caller = await site.newcomer();
  const upload = () => caller.upload('documents', pdf());
  const statuses = (await Promise.all(Array.from({ length: 12 }, upload))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
  expect((await upload()).status).toBe(200);
});

test('downloads that nobody reads occupy no memory for the whole file', async () => {
  const size = 9_000_000;
  const path = pathOf(await kossi.upload('documents', new File([Buffer.alloc(size, 'a')], 'large.txt')));
  const headers = { 'x-api-key': site.apiKey, authorization: `Bearer ${kossi.token}` };
  const before = process.memoryUsage().arrayBuffers;
  const responses = await Promise.all(
    Array.from({ length: 20 }, async () =>
      site.site.request(`/api/documents/file/${path.slice('documents/'.length)}`, { headers }),
    ),
  );
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5 * size);
  expect(responses.map((response) => response.headers.get('content-length'))).toEqual(
    responses.map(() => String(size)),
  );
  expect((await responses[0]?.arrayBuffer())?.byteLength).toBe(size);
  for (const { body, bodyUsed } of responses) if (!bodyUsed) await body?.cancel();
});

test.runIf(process.platform === 'linux')('a HEAD request for a document leaves no file open', async () => {
  const size = 1_000_000;
  const path = pathOf(await kossi.upload('documents', new File([Buffer.alloc(size, 'a')], 'large.txt')));
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`).endsWith(path);
      } catch {
        return false;
      }
    });
  const address = `/api/documents/file/${path.slice('documents/'.length)}`;
  const headers = { 'x-api-key': site.apiKey, authorization: `Bearer ${kossi.token}` };
  const response = await site.site.request(address, { method: 'HEAD', headers });
  expect([response.status, response.headers.get('content-length'), response.body]).toEqual([200, String(size), null]);
  await expect.poll(openFiles).toEqual([]);
});
